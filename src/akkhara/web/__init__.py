"""The browser's face: pages and the HTTP API, made from the table of operations.

What answers a request runs in worker processes of its own (`pool`, `worker`), so that a request
that takes too long is ended with its process and nothing else; the front (`app`) reads the request
within its limits and writes the headers.
"""

from akkhara.web.limits import Limits

__all__ = ["Limits"]
