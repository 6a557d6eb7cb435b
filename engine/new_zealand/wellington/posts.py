"""Placing discs on trading posts: which posts, which discs, the post's action and its fee (rulebook p9, p10, p16)."""

from collections.abc import Iterable

from engine.kernel import Ask, Option, Phrase, Stage
from engine.new_zealand.actions.facts import more
from engine.new_zealand.actions.gaining import Words, gains
from engine.new_zealand.actions.gains import pay
from engine.new_zealand.actions.performing import allows, perform, performs
from engine.new_zealand.actions.vocabulary import DiscToWoolPost, GainMoney
from engine.new_zealand.components import BOX, POSTS
from engine.new_zealand.printed.boards import Disc, Post
from engine.new_zealand.state import NewZealandState
from engine.new_zealand.wellington.discs import choose_disc, own_medium_harbours, payable_discs


def post_key(post: str) -> str:
    """Give the message key of a trading post's name."""
    return f"new_zealand.post.{post}"


def _income(post: Post) -> int:
    """Give the money that the post's action brings before its fee is due."""
    return sum(action.n for action in post.actions if isinstance(action, GainMoney))


def open_posts(state: NewZealandState, seat: int, kind: str, value: int) -> list[Post]:
    """List the posts of that kind within the value: repeatable or without an own disc, foreign ones if opened."""
    return [
        post
        for post in POSTS.values()
        if post.kind == kind
        and post.value <= value
        and (post.repeatable or not state.has_disc(seat, post.id))
        and (not post.harbour or seat in state.harbours.get(post.harbour, ()))
    ]


def board_discs(state: NewZealandState, seat: int, post: Post) -> list[Disc]:
    """List the discs of the player board that may and can go on the post, its fee included."""
    return payable_discs(state.players[seat], post.border, fee=post.fee, income=_income(post))


def usable_posts(state: NewZealandState, seat: int, posts: Iterable[Post]) -> list[Post]:
    """List the posts that a disc can go to; discs of medium harbours serve when none of the board does."""
    candidates = list(posts)
    found = [post for post in candidates if board_discs(state, seat, post)]
    if found or not own_medium_harbours(state, seat):
        return found
    money = state.players[seat].money
    return [post for post in candidates if money + _income(post) >= post.fee]


def _penalties(state: NewZealandState, seat: int, post: Post) -> Words:
    """Say the points of the arrows to posts where the seat has a disc already."""
    links = [link for link in BOX.posts.penalties if post.id in link.between]
    others = [(link, next(end for end in link.between if end != post.id)) for link in links]
    return tuple(
        Phrase("new_zealand.fact.arrow", {"n": link.vp, "post": post_key(other)})
        for link, other in others
        if state.has_disc(seat, other) and not state.has_disc(seat, post.id)
    )


def post_options(state: NewZealandState, seat: int, posts: Iterable[Post]) -> list[Option]:
    """Offer trading posts, with what each brings."""
    return [
        Option(
            f"post:{post.id}",
            "new_zealand.option.post_with_fee" if post.fee else "new_zealand.option.post",
            {
                "post": post_key(post.id),
                "n": post.fee,
                "points": post.vp,
                "facts": more(*gains(post.actions), *_penalties(state, seat, post)),
            },
            post.id,
            post.id,
        )
        for post in posts
    ]


def place_disc(state: NewZealandState, seat: int, post_id: str) -> Stage:
    """Take a disc and put it on the post; then the post's action, which must be done, and its fee."""
    post = POSTS[post_id]
    yield from choose_disc(state, seat, lambda: board_discs(state, seat, post))
    state.posts.setdefault(post_id, []).append(seat)
    state.tell("delivered", seat, post=post_key(post_id), points=post.vp, targets=(post_id,))
    for action in post.actions:
        yield from perform(state, seat, action, whole=True)
    pay(state, seat, post.fee)


def deliver_wool(state: NewZealandState, seat: int, value: int) -> Stage:
    """After shearing: a disc may go to one wool trading post within the value."""

    def posts() -> list[Post]:
        return usable_posts(state, seat, open_posts(state, seat, "wool", value))

    if not posts():
        return
    post = yield Ask(
        seat,
        "new_zealand.ask.wool_post",
        lambda: [
            *post_options(state, seat, posts()),
            Option("no", "new_zealand.option.no_post", value="", ends=True),
        ],
        {"n": value},
    )
    if post:
        yield from place_disc(state, seat, post)


@allows(DiscToWoolPost)
def _can_place(state: NewZealandState, seat: int, action: DiscToWoolPost) -> bool:
    return bool(usable_posts(state, seat, [POSTS[action.post]]))


@performs(DiscToWoolPost)
def _place(state: NewZealandState, seat: int, action: DiscToWoolPost) -> Stage:
    """Building 10a: a disc to the named wool post, whatever the wool."""
    yield from place_disc(state, seat, action.post)
