"""The command `longtable`: play, run, simulate, bench, check, export, import."""

import asyncio
import sys
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from pydantic import ValidationError

import engine
import renders
from bot.chat import client
from bot.config import Settings
from bot.playground.archive import DamagedArchive
from bot.store import StoreError
from bot.terminal import bench_engine, logs, options, transfer
from bot.terminal import check as checking
from bot.terminal import play as playing
from bot.terminal import simulate as simulation
from bot.terminal.bench_bot import bench_bot
from bot.words import reader
from engine import automa
from engine.kernel import EngineError

app = typer.Typer(help=__doc__, no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)
bench = typer.Typer(help="Measure the engine, the pictures or the bot.", no_args_is_help=True)
app.add_typer(bench, name="bench")

Json = Annotated[bool, typer.Option("--json", help="Print one JSON document instead of lines.")]
Game = Annotated[str, typer.Argument(help="The game's id, as `longtable check` lists them.")]


@app.callback()
def with_corrections() -> None:
    """Long, heavy board games on Discord."""
    correct_data(Settings().data)


def correct_data(folder: Path | None) -> None:
    """Lay a folder of corrections over the games' component data, before any game is loaded."""
    if folder is not None:
        engine.correct(folder)


def show(result: Any, lines: list[str], json: bool) -> None:
    """Print a result as JSON or as lines."""
    if json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(result)).decode() + "\n")
    else:
        typer.echo("\n".join(lines))


def known(game: str) -> str:
    """Return the game's id, or end the command with what there is."""
    if game not in engine.games():
        raise typer.BadParameter(f"no game {game!r}; there are: {', '.join(engine.games())}")
    return game


@app.command()
def play(
    port: Annotated[
        int, typer.Option(help="Where the page is; if it is taken, or 0, on a free port.")
    ] = 8017,
    database: Annotated[Path, typer.Option(help="Where the games are kept.")] = Path("playground.db"),
    fresh: Annotated[bool, typer.Option(help="Begin with an empty house, and keep nothing.")] = False,
) -> None:
    """Open the playground with the bot in it, for a browser on this machine; needs no token."""
    logs.write_logs(Settings(log_level="WARNING"))

    async def open_table() -> None:
        await playing.play(port, None if fresh else database, typer.echo, playing.stopped_by_signal())

    asyncio.run(open_table())


@app.command()
def run() -> None:
    """Run the bot on Discord; the token comes from DISCORD_TOKEN."""
    settings = Settings()
    if not settings.bot_token:
        sys.exit(
            "longtable: set DISCORD_TOKEN to the bot's token, or try `longtable play`, which needs none."
        )
    logs.write_logs(settings)
    client.run(settings)


@app.command("export")
def export_game(
    table: Annotated[int, typer.Argument(help="The table's number.")],
    file: Annotated[Path, typer.Argument(help="The file to write.")],
    database: Annotated[Path | None, typer.Option(help="The database; else the configured one.")] = None,
) -> None:
    """Write one game to a file: its whole history, and who played it. The bot may be running."""
    packed = asyncio.run(transfer.export(database or Settings().database, table))
    file.write_bytes(packed)
    typer.echo(f"table {table}: {len(packed)} bytes in {file}")


@app.command("import")
def import_game(
    file: Annotated[Path, typer.Argument(help="A file that `longtable export` wrote.", exists=True)],
    database: Annotated[Path | None, typer.Option(help="The database; else the configured one.")] = None,
) -> None:
    """Put an exported game into the database as a new table. The bot must not be running."""
    number = asyncio.run(transfer.import_game(database or Settings().database, file.read_bytes()))
    typer.echo(f"{file} is table {number} now")


@app.command()
def simulate(
    game: Game,
    *,
    seats: Annotated[int, typer.Option(help="People at the table.")] = 2,
    games: Annotated[int, typer.Option(help="How many games.")] = 1,
    seed: Annotated[str, typer.Option(help="The same seed plays the same games.")] = "1",
    policy: Annotated[str, typer.Option(help=f"Who plays: {', '.join(automa.POLICIES)}.")] = "random",
    option: Annotated[list[str] | None, typer.Option(help="A table option, name=value.")] = None,
    json: Json = False,
) -> None:
    """Let automatic players play whole games, and say what they took and how they ended."""
    if policy not in automa.POLICIES:
        raise typer.BadParameter(f"no policy {policy!r}; there are: {', '.join(automa.POLICIES)}")
    chosen = options.parsed(known(game), option or [])
    result = simulation.simulate(game, seats=seats, games=games, seed=seed, policy=policy, options=chosen)
    lines = [
        f"{played.seed}: {played.answers} answers, {played.turns} turns, {played.hand_overs} hand-overs, "
        f"{played.taps_per_turn} taps a turn, {played.totals}, {played.seconds} s"
        for played in result.games
    ]
    show(result, lines, json)


@bench.command("engine")
def bench_of_engine(
    game: Annotated[str, typer.Option(help="One game only.")] = "",
    seats: Annotated[int, typer.Option(help="People at the table.")] = 3,
    games: Annotated[int, typer.Option(help="Random games to play.")] = 50,
    json: Json = False,
) -> None:
    """Measure answers a second, loading, copying, and the size of a saved game."""
    results = [bench_engine.bench(name, seats, games) for name in ([known(game)] if game else engine.games())]
    lines = [
        f"{r.game}, {r.seats} seats: {r.answers_per_second} answers/s, {r.game_ms} ms a game; at turn {r.at_turn} "
        f"load {r.load_ms} ms, clone {r.clone_ms} ms; saved game at most {r.snapshot_bytes} bytes"
        for r in results
    ]
    show(results, lines, json)


@bench.command("render")
def bench_of_pictures(
    game: Annotated[str, typer.Option(help="One game only.")] = "",
    json: Json = False,
) -> None:
    """Measure each kind of picture: cold, warm, its encoding alone, and its size."""
    results: Any = renders.bench(reader("en"), known(game) if game else "")
    lines = [
        f"{r['game']} {r['picture']}: {r['warm_ms']} ms warm ({r['times_encode']} times its encoding, "
        f"{r['encode_ms']} ms), {r['cold_ms']} ms cold, {r['kib']} KiB"
        for r in results["pictures"]
    ]
    lines.append(f"{results['sprites']} sprites take {results['mib']} MiB")
    show(results, lines, json)


@bench.command("bot")
def bench_of_bot(
    *,
    game: Annotated[str, typer.Option(help="The game at the tables; else the first there is.")] = "",
    tables: Annotated[int, typer.Option(help="Tables with two people each.")] = 50,
    rate: Annotated[float, typer.Option(help="Clicks a second, all tables together.")] = 100.0,
    seconds: Annotated[float, typer.Option(help="For how long.")] = 10.0,
    pictures: Annotated[bool, typer.Option(help="With pictures in the panels and posts.")] = False,
    json: Json = False,
) -> None:
    """Measure how fast the bot acknowledges and answers over loopback, and how long its loop is ever late."""
    logs.write_logs(Settings(log_level="WARNING"))
    chosen = known(game or next(iter(engine.games())))
    result = asyncio.run(
        bench_bot(chosen, tables=tables, per_second=rate, seconds=seconds, pictures=pictures)
    )
    lines = [
        f"{result.interactions} clicks at {result.tables} tables, {result.per_second:.0f} a second, "
        f"{result.failed} failed; acknowledged in {result.ack_p50:.0f} ms (median), {result.ack_p99:.0f} ms (p99); "
        f"answered in {result.answer_p50:.0f} and {result.answer_p99:.0f} ms; "
        f"loop late by {result.loop_p99:.0f} ms (p99), {result.loop_max:.0f} ms at most"
    ]
    show(result, lines, json)


@app.command()
def check(
    game: Annotated[str, typer.Argument(help="One game only.")] = "",
    data: Annotated[Path | None, typer.Option(help="A folder of corrections to check with them.")] = None,
    json: Json = False,
) -> None:
    """Check the component data and corrections to them, and list what is corrected and what is reconstructed."""
    correct_data(data)
    results = [checking.check(name) for name in ([known(game)] if game else engine.games())]
    lines = []
    for result in results:
        lines += [f"{result.game} (data {result.data_hash[:12]})"]
        lines += ["  " + ", ".join(f"{count} {part}" for part, count in result.entries.items())]
        lines += ["  " + ", ".join(f"{count} values {origin}" for origin, count in result.values.items())]
        lines += [f"  corrected: {c.place}: {c.was} -> {c.now} ({c.src})" for c in result.corrected]
        lines += [f"  {mark.place or '(whole file)'}: {mark.says}" for mark in result.reconstructed] + [""]
    show(results, lines, json)


def main() -> None:
    """Run the command; what can't be done is said in a line, not in a trace."""
    try:
        app()
    except (EngineError, StoreError, DamagedArchive) as error:
        sys.exit(f"longtable: {error}")
    except ValidationError as error:
        sys.exit("longtable: " + "; ".join(f"{wrong['msg']} {wrong['loc']}" for wrong in error.errors()))


if __name__ == "__main__":
    main()
