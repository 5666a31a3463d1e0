"""Plays examples/bots/durbar_aec.py where PettingZoo is missing, with stand-ins for the little that it uses of it.

    python3 aec_stand_ins.py COMMAND…        prints the sum of rewards of each agent

It shows that the file runs and follows the cycle of AEC; pettingzoo_test.py has the reference test.
"""

import json
import pathlib
import random
import sys
import types


class AECEnv:
    def agent_iter(self):
        while self.agents:
            yield self.agent_selection

    def last(self):
        agent = self.agent_selection
        state = self._cumulative_rewards[agent], self.terminations[agent], self.truncations[agent]
        return self.observe(agent), *state, self.infos[agent]

    def _was_dead_step(self, action):
        assert action is None
        self.agents.remove(self.agent_selection)
        for of_agent in (self.rewards, self._cumulative_rewards, self.terminations, self.truncations, self.infos):
            del of_agent[self.agent_selection]
        if self.agents:
            self.agent_selection = self.agents[0]

    def _clear_rewards(self):
        self.rewards = dict.fromkeys(self.rewards, 0.0)

    def _accumulate_rewards(self):
        for agent, reward in self.rewards.items():
            self._cumulative_rewards[agent] += reward


class Space:
    def __init__(self, *parts):
        self.parts = parts


def module(name, **members):
    made = types.ModuleType(name)
    made.__dict__.update(members)
    sys.modules[name] = made
    return made


module("numpy", float32=float, int8=int, zeros=lambda length, kind: [kind(0)] * length)
spaces = module("gymnasium.spaces", Box=Space, Dict=Space, Discrete=Space)
module("gymnasium", spaces=spaces)
module("pettingzoo", AECEnv=AECEnv)

sys.path.insert(0, str(pathlib.Path(__file__).parents[4] / "examples" / "bots"))
from durbar_aec import DurbarAEC  # noqa: E402

totals = {}
env = DurbarAEC("maharani", seats=3, command=sys.argv[1:])
for seed in range(2):
    rng = random.Random(seed)
    env.reset(seed=seed)
    try:
        env.step(env.moves - 1)
        raise AssertionError("a masked action was made")
    except ValueError:
        pass
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        totals[agent] = totals.get(agent, 0) + reward
        mask = observation["action_mask"]
        assert len(observation["observation"]) == env.numbers and sum(mask) == len(info["legal"])
        over = termination or truncation
        env.step(None if over else rng.choice([action for action, allowed in enumerate(mask) if allowed]))
env.close()
print(json.dumps(totals))
