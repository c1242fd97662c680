"""A real browser, and a real server for it to ask."""

from __future__ import annotations

import base64
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

ROOT = Path(__file__).parents[2]
SHOTS = ROOT / "out" / "screenshots"
AXE = (Path(__file__).parent / "axe" / "axe.min.js").read_text(encoding="utf-8")
INSTALL = "apt-get install chromium chromium-driver"
# Nothing of the browser's own goes out to the network.
_QUIET = (
    "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--disable-dev-shm-usage", "--hide-scrollbars", "--force-prefers-reduced-motion",
)  # fmt: skip


def programs() -> tuple[str, str] | None:
    """The paths of the browser and of its driver, or None when one is missing."""
    found = [shutil.which("chromium"), shutil.which("chromedriver")]
    return (found[0], found[1]) if found[0] and found[1] else None


@contextmanager
def served() -> Iterator[str]:
    """A server of its own on a free port; yields its address."""
    with socket.socket() as held:
        held.bind(("127.0.0.1", 0))
        port = held.getsockname()[1]
    code = "from akkhara.cli import main; main()"
    process = subprocess.Popen(
        [sys.executable, "-c", code, "serve", "--port", str(port)],
        stdout=subprocess.DEVNULL,
        cwd=ROOT,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )
    address = f"http://127.0.0.1:{port}"
    try:
        _await(address, process)
        yield address
    finally:
        process.terminate()
        process.wait(timeout=20)


def _await(address: str, process: subprocess.Popen[bytes]) -> None:
    for _ in range(240):
        assert process.poll() is None, "the server ended"
        try:
            urlopen(address, timeout=5).close()
        except (URLError, ConnectionError, TimeoutError):
            time.sleep(0.25)
        else:
            return
    raise AssertionError("the server does not answer")


class Person:
    """Somebody at a browser: goes to pages, types, presses, looks."""

    def __init__(self, address: str, *, scripts: bool = True) -> None:
        from selenium.webdriver import Chrome, ChromeOptions
        from selenium.webdriver.chrome.service import Service

        found = programs()
        assert found is not None
        options = ChromeOptions()
        options.binary_location = found[0]
        self._folder = tempfile.mkdtemp()
        for word in (*_QUIET, f"--user-data-dir={self._folder}"):
            options.add_argument(word)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        if not scripts:
            prefs = {"profile.managed_default_content_settings.javascript": 2}
            options.add_experimental_option("prefs", prefs)
        self.driver = Chrome(options=options, service=Service(found[1]))
        self.driver.set_script_timeout(60)
        self.address = address
        self.wide()

    def close(self) -> None:
        """Ends the browser."""
        self.driver.quit()
        shutil.rmtree(self._folder, ignore_errors=True)

    def wide(self, width: int = 1280, height: int = 900) -> None:
        """The size of the window; a phone when it is narrow."""
        self._command(
            "Emulation.setDeviceMetricsOverride",
            width=width, height=height, deviceScaleFactor=1, mobile=width < 600,
        )  # fmt: skip

    def prefers(self, scheme: str) -> None:
        """Light or dark."""
        self._command(
            "Emulation.setEmulatedMedia",
            features=[{"name": "prefers-color-scheme", "value": scheme}],
        )

    def _command(self, name: str, **given: Any) -> Any:
        return self.driver.execute_cdp_cmd(name, given)

    def goes(self, path: str) -> None:
        """To a page."""
        self.driver.get(self.address + path)

    def sees(self, words: str, where: str = "main", seconds: float = 15) -> None:
        """Waits until the words stand there."""
        from selenium.common.exceptions import (
            NoSuchElementException,
            StaleElementReferenceException,
        )

        end = time.monotonic() + seconds
        text = ""
        while time.monotonic() < end:
            try:
                text = self.one(where).text
            except (NoSuchElementException, StaleElementReferenceException):
                text = ""
            if words in text:
                return
            time.sleep(0.05)
        raise AssertionError(f"{words!r} is not in {where}: {text[:400]!r}")

    def one(self, selector: str) -> Any:
        """The first element of a selector."""
        from selenium.webdriver.common.by import By

        return self.driver.find_element(By.CSS_SELECTOR, selector)

    def types(self, selector: str, text: str) -> None:
        """Into a field, in place of what is there."""
        field = self.one(selector)
        field.clear()
        field.send_keys(text)

    def chooses(self, selector: str, value: str) -> None:
        """From a list."""
        from selenium.webdriver.support.select import Select

        Select(self.one(selector)).select_by_value(value)

    def presses(self, selector: str) -> None:
        """A button or link."""
        element = self.one(selector)
        self.driver.execute_script("arguments[0].scrollIntoView({block: 'center'})", element)
        element.click()

    def key(self, *keys: str) -> None:
        """Keys, wherever the focus is."""
        from selenium.webdriver.common.action_chains import ActionChains

        ActionChains(self.driver).send_keys(*keys).perform()

    def focused(self) -> Any:
        """The element that has the focus."""
        return self.driver.switch_to.active_element

    def complaints(self) -> list[str]:
        """What the console complains of since the last time."""
        return [
            entry["message"]
            for entry in self.driver.get_log("browser")
            if entry["level"] in ("SEVERE", "WARNING")
        ]

    def violations(self) -> list[str]:
        """What axe finds wrong by WCAG 2.2 AA and its best practices."""
        self.driver.execute_script(AXE)
        found = self.driver.execute_async_script(
            "const done = arguments[arguments.length - 1];"
            "axe.run(document, {resultTypes: ['violations']})"
            ".then((r) => done(JSON.stringify(r.violations)), (e) => done(String(e)));"
        )
        return [
            f"{one['id']}: {one['help']}: {[node['html'][:160] for node in one['nodes'][:3]]}"
            + (f" {one['nodes'][0].get('failureSummary', '')[:300]}")
            for one in json.loads(found)
        ]

    def overflow(self) -> int:
        """By how many pixels the page is wider than the window."""
        found: int = self.driver.execute_script(
            "const e = document.documentElement; return e.scrollWidth - e.clientWidth;"
        )
        return found

    def elsewhere(self) -> list[str]:
        """What the page fetched from another place than the server."""
        names = self.driver.execute_script(
            "return performance.getEntriesByType('resource').map((one) => one.name);"
        )
        return [name for name in names if not name.startswith(self.address)]

    def keeps(self, name: str) -> Path:
        """A picture of the whole page."""
        found = self._command("Page.captureScreenshot", captureBeyondViewport=True, format="png")
        SHOTS.mkdir(parents=True, exist_ok=True)
        path = SHOTS / f"{name}.png"
        path.write_bytes(base64.b64decode(found["data"]))
        return path
