"""The commands, made from the table of operations: a dotted name is a group and a command.

A command is built when it is asked for, so that `akkhara --help` imports none of the rooms.
"""

from __future__ import annotations

import inspect
import re
import shlex
import sys
from collections.abc import Callable, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.markup import escape
from typer.core import TyperGroup

from akkhara import __version__
from akkhara.calling import Help, Parameter, call, describe, formats, parameters
from akkhara.cli.main import complain
from akkhara.errors import RequestError
from akkhara.operations import OPERATIONS, ROOMS, Operation

__all__ = ["example_line", "execute", "prose", "root"]

# typer brings the classes of click with it, under names that change from version to version.
_ClickException: type[Exception] = typer.BadParameter.__mro__[2]

OFFERED: Mapping[str, Operation] = {op.name: op for op in OPERATIONS if "cli" in op.faces}


def _dashed(name: str) -> str:
    return name.replace("_", "-")


class RoomGroup(TyperGroup):
    """The operations of one room: `akkhara siddham …`."""

    def list_commands(self, ctx: Any) -> list[str]:
        """Names of the room's operations."""
        return sorted(_dashed(op.partition(".")[2]) for op in OFFERED if self._owns(op))

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """The command of that name, built now."""
        for op in OFFERED:
            if self._owns(op) and _dashed(op.partition(".")[2]) == _dashed(cmd_name):
                return command(op)
        return None

    def _owns(self, op: str) -> bool:
        return op.partition(".")[0] == self.name and "." in op


class RootGroup(TyperGroup):
    """Top level: own commands, operations without a dot, and one group a room."""

    def list_commands(self, ctx: Any) -> list[str]:
        """Names: the commands of the program, then operations and rooms."""
        tops = sorted({op.partition(".")[0] for op in OFFERED})
        return [*super().list_commands(ctx), *map(_dashed, tops)]

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """The command or group of that name."""
        own = super().get_command(ctx, cmd_name)
        if own is not None:
            return own
        name = cmd_name.replace("-", "_")
        if name in OFFERED:
            return command(name)
        if any(op.startswith(f"{name}.") for op in OFFERED):
            return RoomGroup(
                name=name,
                help=ROOMS.get(name, f"The operations of {name}."),
                no_args_is_help=True,
                rich_help_panel="Rooms",
                rich_markup_mode="rich",
            )
        return None


def command(name: str) -> Any:
    """The command of an operation, with options and help from its function."""
    found, said = parameters(name), describe(name)
    app = typer.Typer(add_completion=False, rich_markup_mode="rich", pretty_exceptions_enable=False)
    app.command(
        name=_dashed(name.rpartition(".")[2]),
        help=escape("\n\n".join(filter(None, [said.summary, said.text])).replace("`", "")),
        short_help=escape(said.summary.replace("`", "")),
        epilog=_epilog(name, said),
        rich_help_panel="Operations",
    )(_callback(name, found))
    made: Any = typer.main.get_command(app)
    made.rich_help_panel = "Operations"
    return made


def _callback(name: str, found: tuple[Parameter, ...]) -> Callable[..., None]:
    """A function for typer, whose signature has the operation's parameters and `--json`."""

    def run(**given: Any) -> None:
        from akkhara.cli.output import emit

        as_json, out = given.pop("json_"), given.pop("out", None)
        args = {
            one.name: _standard_input(given[one.name], stream=name == "read")
            for one in found
            if one.required or given[one.name] not in (None, [])
        }
        if "lexicon" in args:
            args["lexicon"] = _words(args["lexicon"])
        result = call(name, args, strings=True)
        emit(result.save(out) if out else result, as_json=as_json)

    as_json = typer.Option("--json", help="Print JSON.")
    signature = [_typer_parameter(one, index) for index, one in enumerate(found)]
    endings = " ".join(f".{one}" for one in formats(name))
    if endings:
        to_file = typer.Option("--out", help=f"Write to this file, as its ending says: {endings}.")
        signature.append(
            inspect.Parameter(
                "out",
                inspect.Parameter.KEYWORD_ONLY,
                default=None,
                annotation=Annotated[str | None, to_file],
            )
        )
    signature.append(
        inspect.Parameter(
            "json_",
            inspect.Parameter.KEYWORD_ONLY,
            default=False,
            annotation=Annotated[bool, as_json],
        )
    )
    run.__signature__ = inspect.Signature(signature)  # type: ignore[attr-defined]
    run.__annotations__ = {one.name: one.annotation for one in signature}
    return run


def _positional(one: Parameter, index: int) -> bool:
    """Whether a parameter is given without its name: what is required, and what is asked first
    (`siddham audit`, `siddham audit kukai`)."""
    return one.kinds != ("bool",) and (one.required or index == 0)


def _typer_parameter(one: Parameter, index: int) -> inspect.Parameter:
    many = "list" in one.kinds and "str" not in one.kinds
    switch = one.kinds == ("bool",)
    said = (one.help[:1].upper() + one.help[1:]).replace("`", "")
    if one.choices:
        said = f"{said} One of: {', '.join(one.choices)}.".strip()
    kept: dict[str, Any] = {"help": escape(said) or None}
    kind: Any = list[str] if many else str
    info: Any
    default: Any = inspect.Parameter.empty
    if _positional(one, index):
        if not one.required:
            kind, default = kind | None, None
        info = typer.Argument(metavar=one.name.upper(), **kept)
    else:
        flag = f"--{_dashed(one.name)}"
        if switch:
            kind, names = bool | None, [f"{flag}/--no-{_dashed(one.name)}"]
        else:
            kind, names = kind | None, [flag]
        if one.default not in (None, "", (), False):
            kept["show_default"] = str(one.default)
        info = typer.Option(*names, **kept)
        default = None
    return inspect.Parameter(
        one.name,
        inspect.Parameter.KEYWORD_ONLY,
        default=default,
        annotation=Annotated[kind, info],
    )


def _words(given: list[str]) -> list[str]:
    """Words of a user's own: what names a file stands for its lines."""
    found: list[str] = []
    for one in given:
        path = Path(one)
        if not path.is_file():
            if "/" in one or path.suffix:
                raise RequestError(f"no file {one}", hint="--lexicon takes a file or a word")
            found.append(one)
            continue
        try:
            found += path.read_text(encoding="utf-8-sig").splitlines()
        except UnicodeDecodeError as error:
            raise RequestError(
                f"{one} is not UTF-8: byte {error.start}", hint="iconv -t UTF-8 converts it"
            ) from None
    return found


def _standard_input(value: Any, *, stream: bool) -> Any:
    """`-` stands for standard input: the stream for a document, else the text on it."""
    if value != "-":
        return value
    if stream:
        return sys.stdin.buffer
    data = sys.stdin.buffer.read().removeprefix(b"\xef\xbb\xbf")
    try:
        return data.decode().removesuffix("\n")
    except UnicodeDecodeError as error:
        raise RequestError(
            f"standard input is not UTF-8: byte {error.start}", hint="iconv -t UTF-8 converts it"
        ) from None


def example_line(name: str, args: Mapping[str, Any]) -> str:
    """A command line that makes the call.

    >>> example_line("convert", {"text": "oṃ", "to": "siddham", "strict": True})
    'akkhara convert oṃ siddham --strict'
    """
    words = ["akkhara", *map(_dashed, name.split("."))]
    given, options = [], []
    for index, one in enumerate(parameters(name)):
        if one.name not in args:
            continue
        value = args[one.name]
        values = value if isinstance(value, list | tuple) else [value]
        if _positional(one, index):
            given += [str(item) for item in values]
        elif isinstance(value, bool):
            options.append(f"--{'' if value else 'no-'}{_dashed(one.name)}")
        elif value is not None:
            options += [part for item in values for part in (f"--{_dashed(one.name)}", str(item))]
    guard = ["--"] if any(word.startswith("-") and word != "-" for word in given) else []
    ordered = [*options, *guard, *given] if guard else [*given, *options]
    return " ".join(map(_quoted, [*words, *ordered]))


def _quoted(word: str) -> str:
    """Quoted for a shell where it must be; letters of any script need no quotes."""
    safe = all(char.isalnum() or ord(char) > 127 or char in "-_./:,+=@" for char in word)
    return word if word and safe else shlex.quote(word)


def _epilog(name: str, said: Help) -> str | None:
    lines = list(dict.fromkeys(example_line(name, args) for args in said.examples))[:4]
    if not lines:
        return None
    return "\n\n".join(["[bold]Examples[/bold]", *(f"  {escape(line)}" for line in lines)])


root = typer.Typer(
    cls=RootGroup,
    help=(
        "Siddham letters and Pali grammar, run by machine: every result cites the rules of the "
        "treatises that make it."
    ),
    epilog=(
        "[bold]Begin here[/bold]\n\n"
        "  akkhara tour samples        read the sample documents and write a report\n\n"
        "  akkhara read text.xml       what is in a document, syllable by syllable\n\n"
        "  akkhara siddham chapter 2   a chapter of the syllabary\n\n"
        "  akkhara convert oṃ siddham\n\n"
        "Without --json results are for people; akkhara batch answers JSON lines."
    ),
    no_args_is_help=True,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _print_version(wanted: bool) -> None:
    if wanted:
        print(f"akkhara {__version__}")
        raise typer.Exit


@root.callback()
def _top(
    version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help="Version.")
    ] = False,
) -> None:
    pass


@root.command(rich_help_panel="Program")
def batch() -> None:
    """Answer requests in JSON lines, one answer a line, until the input ends.

    A request is {"id": 1, "op": "siddham.locate", "args": {"akshara": "kya"}}; the answer
    {"id": 1, "ok": true, "result": …} or {"id": 1, "ok": false, "error": {…}}. It never stops at a
    bad line.
    """
    from akkhara.cli.batch import serve

    serve(sys.stdin.buffer, sys.stdout.buffer)


@root.command(rich_help_panel="Program")
def tour(
    paths: Annotated[list[Path], typer.Argument(help="Documents, or folders of documents.")],
    out: Annotated[Path, typer.Option(help="Folder for the report.")] = Path("out"),
) -> None:
    """Read documents and write one report (HTML) that explains every syllable in them."""
    from akkhara.cli.tour import tour as made

    raise typer.Exit(made(paths, out))


@root.command(rich_help_panel="Program")
def serve(
    host: Annotated[str, typer.Option(help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port to listen on.", min=0, max=65535)] = 8765,
    workers: Annotated[int, typer.Option(help="Processes that answer.", min=1, max=64)] = 2,
    seconds: Annotated[float, typer.Option(help="Longest time for one request.", min=0.1)] = 10,
    name: Annotated[
        list[str] | None, typer.Option(help="A further name under which the server is asked for.")
    ] = None,
) -> None:
    """Serve the pages and the HTTP API to browsers on this machine."""
    from akkhara.web import Limits
    from akkhara.web.server import serve as served

    served(host, port, workers, Limits(seconds=seconds), tuple(name or ()))


@root.command("operations", rich_help_panel="Program")
def list_operations(
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """List every operation with its arguments."""
    from akkhara.cli.output import emit, print_lines

    if as_json:
        emit([_described(op) for op in OFFERED], as_json=True)
        return
    print_lines(f"{prose(op)}\n    {describe(op).summary}" for op in OFFERED)


def prose(name: str) -> str:
    """An operation as a call: `siddham.why(akshara, chapter=None)`."""
    said = [one.name if one.required else f"{one.name}={one.default!r}" for one in parameters(name)]
    return f"{name}({', '.join(said)})"


def _described(name: str) -> dict[str, Any]:
    return {
        "op": name,
        "summary": describe(name).summary,
        "args": [
            {
                "name": one.name,
                "types": list(one.kinds),
                "required": one.required,
                "choices": list(one.choices),
                "help": one.help,
            }
            for one in parameters(name)
        ],
        "faces": sorted(OFFERED[name].faces),
    }


def execute(args: list[str]) -> int:
    """Runs the command that the arguments name; the exit code."""
    try:
        code = typer.main.get_command(root).main(
            args=args, prog_name="akkhara", standalone_mode=False
        )
    except typer.Abort:
        return 130
    except typer.Exit as stop:
        return int(stop.exit_code)
    except _ClickException as error:
        return _refused(error)
    return code if isinstance(code, int) else 0


def _refused(error: Exception) -> int:
    """Options or a command that there are not: one line, with what comes near."""
    said = str(error)
    if isinstance(error, typer.BadParameter.__mro__[1]) or hasattr(error, "format_message"):
        said = str(error.format_message())  # type: ignore[attr-defined]
    context = getattr(error, "ctx", None)
    if type(error).__name__ == "NoArgsIsHelpError":
        print(said)
        return 0
    where = context.command_path if context is not None else "akkhara"
    hint = f"{where} --help says what is valid"
    unknown = re.search(r"No such command '(.*?)'", said)
    if unknown and context is not None:
        near = get_close_matches(unknown[1], context.command.list_commands(context), 3)
        hint = f"did you mean {', '.join(near)}? {hint}" if near else hint
    return complain(said.rstrip("."), hint)
