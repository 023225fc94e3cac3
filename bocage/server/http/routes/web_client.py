"""The web client, if it was built; else a line that says how."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from litestar import Response, Router, get
from litestar.static_files import create_static_files_router

STATIC = Path(__file__).parents[2] / "static"

NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Bocage</title>
<p>The web client is not built. In a checkout, <code>make web</code> builds it; then start the server again.</p>
<p lang="fr">Le client web n’est pas construit. Dans une copie des sources, <code>make web</code> le construit ;
relancez ensuite le serveur.</p>
<p>The API works: <a href="/api/openapi.json">/api/openapi.json</a></p>
</html>
"""


@get("/", include_in_schema=False, media_type="text/html")
async def not_built() -> Response[str]:
    """What to do without a client."""
    return Response(NOT_BUILT, media_type="text/html; charset=utf-8")


def pages(folder: Path = STATIC) -> Any:
    """What serves the client."""
    if not (folder / "index.html").is_file():
        return not_built
    router: Router = create_static_files_router(
        path="/", directories=[folder], html_mode=True, include_in_schema=False, name="client"
    )
    return router
