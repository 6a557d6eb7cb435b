"""What each button and menu does, by the word in its custom id.

turn: the private panel, an answer, a step back
consent: what the others have to agree to, and their votes
looking: pictures, scores, news, the log, help, a finished game as a file
lobby: a table before its game, and seats that change hands
"""

from bot.chat.actions import consent, lobby, looking, turn
from bot.chat.desk import Action

ACTIONS: dict[str, Action] = {
    "turn": turn.turn,
    "answer": turn.answer,
    "also": turn.answer,
    "undo": turn.undo,
    "askundo": consent.ask_undo,
    "agree": consent.agree,
    "refuse": consent.refuse,
    "page": turn.turn_page,
    "board": looking.board,
    "table": looking.my_table,
    "look": looking.look_at,
    "crop": looking.look_at,
    "news": looking.news,
    "log": looking.log,
    "logpage": looking.log_page,
    "fairness": looking.fairness,
    "help": looking.show_help,
    "export": looking.export,
    "join": lobby.join,
    "leave": lobby.leave,
    "start": lobby.start,
    "options": lobby.options,
    "set": lobby.choose_option,
    "minute": lobby.minute,
    "rematch": lobby.rematch,
}
"""Every word that a custom id may hold, with what it does."""
