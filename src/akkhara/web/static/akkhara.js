// What the keyboard does besides the browser's own: "/" goes to the first field, arrows move about
// a chart. Nothing here is needed to read.
"use strict";

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const typing = event.target.closest("input, textarea, select");
  if (event.key === "/" && !typing) {
    const first = document.querySelector("main input:not([type=hidden]), main textarea");
    if (first) {
      event.preventDefault();
      first.focus();
      if (first.select) first.select();
    }
    return;
  }
  const cell = event.target.closest(".chart td");
  if (!cell) return;
  const row = cell.parentElement;
  const moves = {
    ArrowLeft: cell.previousElementSibling,
    ArrowRight: cell.nextElementSibling,
    ArrowUp: row.previousElementSibling?.children[cell.cellIndex],
    ArrowDown: row.nextElementSibling?.children[cell.cellIndex],
  };
  const link = moves[event.key]?.querySelector("a");
  if (link) {
    event.preventDefault();
    link.focus();
  }
});
