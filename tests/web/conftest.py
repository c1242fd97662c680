"""The application, asked as a browser asks it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from starlette.testclient import TestClient

from akkhara.web.app import application
from akkhara.web.limits import Limits
from akkhara.web.pool import Inline

HERE = "http://127.0.0.1:8765"


@pytest.fixture(scope="session")
def client() -> Iterator[TestClient]:
    """Answers in this process; a fault of ours is a 500 as it would be, not an exception."""
    app = application(Inline(Limits()))
    with TestClient(
        app, base_url=HERE, follow_redirects=False, raise_server_exceptions=False
    ) as made:
        yield made
