"""Tests `durbar env` through examples/bots/durbar_aec.py, with Python's standard library only.

    python3 environments.py COMMAND…        prints one JSON line of what it played
"""

import json
import pathlib
import random
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parents[4] / "examples" / "bots"))
from durbar_aec import Engine, Refused, flatten, rewards_of  # noqa: E402


def play(engine, game, seats, seed, options=None):
    env = engine.reset(game, seats, seed, options, id=game)
    rng = random.Random(seed)
    steps, numbers, moves = 0, 0, 0
    while env["outcome"] is None:
        numbers = max(numbers, len(list(flatten(env["view"]))))
        moves = max(moves, len(env["legal"]))
        env = engine.step(rng.choice(env["legal"])["key"], id=game)
        steps += 1
    assert env["seat"] is None and env["legal"] == []
    return {"steps": steps, "numbers": numbers, "moves": moves, "rewards": rewards_of(env["outcome"])}


def refusal(run):
    try:
        run()
    except Refused as refused:
        return str(refused)
    raise AssertionError("it was not refused")


engine = Engine(sys.argv[1:])
result = {
    "maharani": play(engine, "maharani", 3, 1),
    "again": play(engine, "maharani", 3, 1),
    "maharaja-2004": play(engine, "maharaja-2004", 2, 2),
    "maharaja-2020": play(engine, "maharaja-2020", 4, 3),
    "game": refusal(lambda: engine.reset("chess", 2, 1)),
    "move": refusal(lambda: (engine.reset("maharani", 2, 1), engine.step("end"))),
}
engine.close()
print(json.dumps(result))
