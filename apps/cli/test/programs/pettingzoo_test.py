"""The reference tests of PettingZoo for examples/bots/durbar_aec.py: `python3 pettingzoo_test.py COMMAND…`."""

import pathlib
import sys

from pettingzoo.test import api_test

sys.path.insert(0, str(pathlib.Path(__file__).parents[4] / "examples" / "bots"))
from durbar_aec import DurbarAEC  # noqa: E402

for game, seats in (("maharani", 2), ("maharaja-2004", 3), ("maharaja-2020", 4)):
    env = DurbarAEC(game, seats, command=sys.argv[1:])
    api_test(env, num_cycles=1000)
    env.close()
