// What the pages do besides the browser's own: "/" goes to the first field, arrows move about a
// chart, and a syllable of a text opens beside it. Nothing here is needed to read.
"use strict";

document.documentElement.classList.add("scripted");

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

document.addEventListener("click", (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  const link = event.target.closest(".reading .text a");
  const panel = document.getElementById("panel");
  if (!link || !panel || !window.htmx) return;
  event.preventDefault();
  for (const one of document.querySelectorAll(".reading [aria-current]")) {
    one.removeAttribute("aria-current");
  }
  link.setAttribute("aria-current", "true");
  window.htmx
    .ajax("GET", link.getAttribute("href"), { target: "#panel", select: "#answer", swap: "innerHTML" })
    .then(() => {
      if (panel.getBoundingClientRect().top > window.innerHeight - 80) {
        panel.scrollIntoView({ block: "nearest" });
      }
    });
});
