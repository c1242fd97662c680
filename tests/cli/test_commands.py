"""The command line as a person meets it: run in processes of its own where the process matters."""

from __future__ import annotations

import json
import os
import shlex
import signal
import subprocess
import sys
import time

import pytest

from akkhara.calling import describe
from akkhara.cli.app import OFFERED, example_line
from akkhara.cli.main import run

AKKHARA = [sys.executable, "-c", "from akkhara.cli import main; main()"]


def shell(*args: str, **more: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*AKKHARA, *args], capture_output=True, text=True, encoding="utf-8", timeout=60, **more
    )


def test_a_result_for_people_and_as_json(capsys):
    assert run(["convert", "oṃ", "siddham"]) == 0
    assert capsys.readouterr().out == "𑖌𑖽\n"
    assert run(["convert", "oṃ", "siddham", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"text": "𑖌𑖽", "notes": []}


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["convert", "oṃ", "sidham"], "siddham"),
        (["convert"], "TEXT"),
        (["convert", "oṃ", "siddham", "--bad"], "--bad"),
        (["convrt", "oṃ"], "did you mean convert"),
        (["reading", "twelv"], "did you mean twelve"),
        (["reading", "inventory", "many"], "whole number"),
    ],
)
def test_what_is_wrong_is_one_line_with_a_hint_and_exit_2(args, said, capsys):
    assert run(args) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert said in err
    assert "Traceback" not in err


def test_every_example_in_the_help_runs(capsys):
    lines = [
        example_line(name, args) for name in sorted(OFFERED) for args in describe(name).examples
    ]
    assert len(lines) > 20
    for line in dict.fromkeys(lines):
        assert run(shlex.split(line)[1:]) == 0, line
        out, err = capsys.readouterr()
        assert out, line
        assert err == "", line


def test_every_operation_has_help(capsys):
    for name in OFFERED:
        assert run([*name.split("."), "--help"]) == 0
        assert "--json" in capsys.readouterr().out
        assert describe(name).summary, f"{name} has no docstring"


def test_help_of_the_program_imports_no_room():
    code = (
        "import sys; from akkhara.cli.main import run; run(['--help']);"
        "rooms = [m for m in sys.modules if m.startswith(('akkhara.siddham', 'akkhara.pali',"
        " 'akkhara.hanzi', 'akkhara.reading.')) or m in ('lxml', 'jinja2')]; sys.exit(len(rooms))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, timeout=60)
    assert done.returncode == 0


def test_no_colour_codes_when_piped_or_asked():
    assert "\x1b[" not in shell("--help").stdout
    assert "\x1b[" not in shell("--help", env={**os.environ, "NO_COLOR": "1"}).stdout


def test_standard_input_stands_for_a_dash():
    assert shell("convert", "-", "siddham", input="oṃ\n").stdout == "𑖌𑖽\n"
    done = subprocess.run(
        [*AKKHARA, "convert", "-", "siddham"], input=b"\xff\xfe", capture_output=True, timeout=60
    )
    assert done.returncode == 2
    assert b"not UTF-8" in done.stderr


def test_a_closed_pipe_is_silent():
    line = f"{shlex.join(AKKHARA)} operations | head -n 1"
    done = subprocess.run(["bash", "-c", line], capture_output=True, text=True, timeout=60)
    assert done.stderr == ""


def test_ctrl_c_is_clean():
    with subprocess.Popen(
        [*AKKHARA, "batch"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdin.write(b"{}\n")
        process.stdin.flush()
        process.stdout.readline()
        time.sleep(0.1)
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=20) == 130
        assert process.stderr.read() == b""


def test_a_c_locale_still_writes_siddham():
    env = {**os.environ, "LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    done = subprocess.run(
        [*AKKHARA, "convert", "om", "siddham"], capture_output=True, env=env, timeout=60
    )
    assert done.stdout.decode().strip() == "𑖌𑖦𑖿"


@pytest.mark.parametrize("shell_name", ["bash", "zsh", "fish"])
def test_completion(shell_name):
    env = {**os.environ, "_AKKHARA_COMPLETE": f"source_{shell_name}"}
    done = subprocess.run(
        [*AKKHARA], capture_output=True, text=True, env=env, timeout=60, check=False
    )
    assert "akkhara" in done.stdout
    env = {
        **os.environ,
        "_AKKHARA_COMPLETE": f"complete_{shell_name}",
        "_TYPER_COMPLETE_ARGS": "akkhara conv",
        "_TYPER_COMPLETE_FISH_ACTION": "get-args",
        "COMP_WORDS": "akkhara conv",
        "COMP_CWORD": "1",
    }
    done = subprocess.run([*AKKHARA], capture_output=True, text=True, env=env, timeout=60)
    assert "convert" in done.stdout


def test_the_tour_reads_a_folder_and_writes_the_report(tmp_path, capsys):
    folder = tmp_path / "texts"
    folder.mkdir()
    (folder / "a.txt").write_text("oṃ maṇi padme hūṃ □\n", encoding="utf-8")
    (folder / "b.bin").write_bytes(b"\0\1")
    assert run(["tour", str(folder), "--out", str(tmp_path / "out")]) == 0
    out, err = capsys.readouterr()
    assert "read 1 document" in out
    assert "6 akṣaras" in out
    assert "1 doubtful place" in out
    assert str(tmp_path / "out" / "report.html") in out
    assert err == ""
    assert "<!DOCTYPE html>" in (tmp_path / "out" / "report.html").read_text(encoding="utf-8")


def test_the_tour_goes_on_past_what_it_cannot_read(tmp_path, capsys):
    good = tmp_path / "a.txt"
    good.write_text("oṃ\n", encoding="utf-8")
    assert run(["tour", str(tmp_path / "none.txt"), str(good), "--out", str(tmp_path)]) == 2
    out, err = capsys.readouterr()
    assert "read 1 document" in out
    assert err.count("\n") == 1
    assert run(["tour", str(good), "--out", str(good / "x")]) == 2
    assert "cannot be written" in capsys.readouterr().err


def test_own_words_come_from_a_file(tmp_path, capsys):
    words = tmp_path / "words.txt"
    words.write_text("# mine\nkumārapakṣa\t50\n", encoding="utf-8")
    assert run(["hanzi", "restore", "俱摩囉薄叉", "--n", "1", "--lexicon", str(words)]) == 0
    assert capsys.readouterr().out.startswith("kumārapakṣa")
    assert run(["hanzi", "restore", "唵", "--lexicon", str(tmp_path / "none.txt")]) == 2
    assert "no file" in capsys.readouterr().err
