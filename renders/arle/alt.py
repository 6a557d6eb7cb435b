"""Alternative texts of the pictures of Fields of Arle."""

from collections.abc import Iterator

from engine.arle.components import BUILDINGS
from engine.arle.goods.texts import building_text
from engine.arle.table.view import CellView, FarmView, View
from renders.arle.farm.farm import subject
from renders.contract import Request
from renders.words import alternative, asked, happened, numbered, title


def _board_names(request: Request) -> Iterator[tuple[str, str]]:
    """Yield every target of the work board, and its name."""
    view: View = request.view
    for space in view.spaces:
        yield f"space:{space.id}", request.say(f"arle.space.{space.id}")
    for tool in view.tools:
        yield f"tool:{tool}", request.say(f"arle.tool.{tool}")
    for building in view.sale:
        yield f"building:{building}", request.say(f"arle.building.{building}")


def _tile_key(cell: CellView) -> str:
    return f"arle.building.{cell.tile}" if cell.building else f"arle.tile.{cell.tile or 'empty'}"


def _cell_name(request: Request, cell: CellView) -> str:
    tile, row, column = _tile_key(cell), cell.row + 1, cell.column + 1
    return request.say("renders.arle.alt.cell", tile=tile, row=row, column=column)


def _edge_name(request: Request, edge: str) -> str:
    kind, row, column = edge.split(":")
    side = "renders.arle.alt.east" if kind == "V" else "renders.arle.alt.south"
    return request.say("renders.arle.alt.ditch", row=int(row) + 1, column=int(column) + 1, side=side)


def _farm_names(request: Request) -> Iterator[tuple[str, str]]:
    """Yield every target of a farm, and its name."""
    view: View = request.view
    farm = view.farms[subject(request)]
    for number, cell in enumerate(farm.cells):
        yield f"cell:{number}", _cell_name(request, cell)
        yield f"cell:{number}:1", _cell_name(request, cell)
    for index in range(len(farm.dikes)):
        yield f"dike:{index}", request.say("renders.arle.alt.dike", count=index + 1)
    for target in request.targets:
        if target.startswith("edge:"):
            yield target, _edge_name(request, target.removeprefix("edge:"))
    for piece in (*farm.barn, *farm.harbor):
        yield f"piece:{piece.number}", request.say(f"arle.equipment.{piece.kind}")
    for place in farm.destinations:
        yield f"destination:{place}", request.say(f"arle.destination.{place}")


def _half_year(request: Request) -> str:
    view: View = request.view
    season = f"arle.season.{view.season}"
    return request.say(
        "renders.arle.alt.half_year", number=view.half_year, limit=view.half_years, season=season
    )


def _positions(request: Request) -> Iterator[str]:
    view: View = request.view
    for seat, farm in enumerate(view.farms):
        stands = tuple(f"arle.space.{space.id}" for space in view.spaces if seat in space.workers)
        if stands:
            yield request.say("renders.arle.alt.worker", seat=seat, spaces=stands)
        goods = {good: farm.goods[good] for good in ("food", "peat", "wood", "clay")}
        yield request.say("renders.arle.alt.has", seat=seat, workers=farm.workers_left, **goods)
    yield request.say(
        "renders.arle.alt.sale", buildings=tuple(f"arle.building.{building}" for building in view.sale)
    )


def board(request: Request) -> str:
    """Say what the work board shows: last move, question, targets, half-year, workers, goods, buildings."""
    first = [title(request), happened(request), asked(request)]
    positions = [_half_year(request), *_positions(request)]
    return alternative(request, first, numbered(request, _board_names(request)), positions)


def buildings(request: Request) -> str:
    """Say what is for sale, and for how many points."""
    view: View = request.view
    first = [title(request), happened(request), asked(request)]
    cards = [
        request.say(
            "renders.arle.alt.building",
            building=f"arle.building.{building}",
            points=BUILDINGS[building].vp,
            effect=building_text(building),
        )
        for building in view.sale
    ]
    return alternative(request, first, numbered(request, _board_names(request)), cards)


def _holdings(request: Request, farm: FarmView) -> Iterator[str]:
    say = request.say
    yield say("renders.arle.alt.points", points=farm.points)
    goods = [
        say("renders.arle.alt.count", good=f"arle.goods.{good}.many", number=count)
        for good, count in farm.goods.items()
        if count
    ]
    yield ", ".join(goods) + "."
    pieces = tuple(f"arle.equipment.{piece.kind}" for piece in (*farm.barn, *farm.harbor))
    if pieces:
        yield say("renders.arle.alt.barn", pieces=pieces)
    yield say("renders.arle.alt.ditches", row=farm.dike_line + 1, ditches=len(farm.ditches))
    tiles = tuple(_tile_key(cell) for cell in farm.cells if cell.land)
    yield say("renders.arle.alt.land", tiles=tiles)


def farm(request: Request) -> str:
    """Say what a farm holds: question and targets, points, goods, barn, land."""
    view: View = request.view
    seat = subject(request)
    mine = request.headline[0] == seat
    first = [f"{request.say('arle.name')}: {request.say('renders.arle.farm_of', seat=seat)}."]
    first.append(asked(request) if mine else "")
    names = numbered(request, _farm_names(request)) if mine else ""
    return alternative(request, first, names, _holdings(request, view.farms[seat]))
