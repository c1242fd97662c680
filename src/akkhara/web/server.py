"""`akkhara serve`: the application on a port of this machine."""

from __future__ import annotations

from importlib.util import find_spec

from akkhara.errors import RequestError
from akkhara.web.limits import Limits

__all__ = ["serve"]

_NEEDED = ("starlette", "uvicorn", "multipart", "jinja2")


def serve(host: str, port: int, workers: int, limits: Limits, names: tuple[str, ...] = ()) -> None:
    """Serves until it is stopped.

    Parameters: `host` and `port`, where to listen; `workers`, processes that answer; `limits`;
    `names`, further names under which the server may be asked for.

    Raises `RequestError` when what it needs is not installed.
    """
    missing = [name for name in _NEEDED if find_spec(name) is None]
    if missing:
        raise RequestError(
            f"the web application needs {', '.join(missing)}, not installed here",
            hint="pip install 'akkhara[web]'",
        )
    import uvicorn

    from akkhara.web.app import LOCAL_HOSTS, application
    from akkhara.web.pool import Workers

    hosts = ("*",) if host in ("0.0.0.0", "::") and not names else (*LOCAL_HOSTS, host, *names)
    shown = f"[{host}]" if ":" in host else host
    print(f"Akkhara: http://{shown}:{port}/  (Ctrl-C ends it)", flush=True)
    uvicorn.run(
        application(Workers(workers, limits), limits, hosts),
        host=host,
        port=port,
        log_level="warning",
        server_header=False,
        access_log=False,
        timeout_keep_alive=15,
        limit_concurrency=512,
    )
