"""Durbar as an environment for training: `Engine` needs only Python's standard library, `DurbarAEC` is for PettingZoo.

    from durbar_aec import DurbarAEC
    env = DurbarAEC("maharani", seats=3)
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        mask = observation["action_mask"]
        env.step(None if termination or truncation else env.action_space(agent).sample(mask))
    env.close()

An action is the place of a move in `info["legal"]`, whose first places the mask shows. An observation is the view of the seat as
numbers in a fixed order, filled up with zeros; `info["view"]` is the view itself. docs/bot-protocol.md describes `durbar env`.
"""

import json
import random
import subprocess


class Refused(Exception):
    """The engine did not do what it was asked; nothing has changed. The message says why."""


class Engine:
    """A running `durbar env`. Several matches at once are told apart by their ids."""

    def __init__(self, command=("durbar", "env")):
        self.process = subprocess.Popen(
            list(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )

    def ask(self, **message):
        """Sends one message and returns the answer, a dictionary."""
        self.process.stdin.write(json.dumps(message) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise EOFError(f"'durbar env' ended with exit code {self.process.wait()}")
        answer = json.loads(line)
        if answer["t"] == "refused":
            raise Refused(f"{answer['clause']}: {answer['words']}")
        return answer

    def reset(self, game, seats, seed, options=None, id="e"):
        return self.ask(t="reset", id=id, game=game, seats=seats, seed=str(seed), options=options or {})

    def step(self, key, id="e"):
        return self.ask(t="step", id=id, key=key)

    def close(self):
        if self.process.poll() is None:
            self.process.stdin.write('{"t":"quit"}\n')
            self.process.stdin.close()
            self.process.wait()
        self.process.stdout.close()


def flatten(value):
    """The numbers of a view in a fixed order: `null`, which is what the seat does not know, is -1; texts are left out."""
    if isinstance(value, bool):
        yield int(value)
    elif isinstance(value, (int, float)):
        yield value
    elif value is None:
        yield -1
    elif isinstance(value, dict):
        for part in value.values():
            yield from flatten(part)
    elif isinstance(value, list):
        for part in value:
            yield from flatten(part)


def rewards_of(outcome):
    """From 1 for the first to -1 for the last, of all seats."""
    ranks = outcome["ranks"]
    return [1 - 2 * (rank - 1) / max(1, len(ranks) - 1) for rank in ranks]


try:
    import numpy
    from gymnasium import spaces
    from pettingzoo import AECEnv
except ImportError:
    AECEnv = None

if AECEnv is not None:

    class DurbarAEC(AECEnv):
        """Each seat is an agent, `seat_0` and so on; automata play by themselves."""

        metadata = {"name": "durbar_v0", "render_modes": [], "is_parallelizable": False}

        def __init__(self, game, seats, options=None, numbers=1024, moves=1024, command=("durbar", "env")):
            """`numbers` and `moves`: the length of an observation, and the most moves that can be legal at once."""
            super().__init__()
            self.game, self.seats, self.options = game, seats, options
            self.numbers, self.moves = numbers, moves
            self.render_mode = None
            self.engine = Engine(command)
            self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
            self.observation_spaces = {
                agent: spaces.Dict(
                    {
                        "observation": spaces.Box(-1e6, 1e6, (numbers,), numpy.float32),
                        "action_mask": spaces.Box(0, 1, (moves,), numpy.int8),
                    }
                )
                for agent in self.possible_agents
            }
            self.action_spaces = {agent: spaces.Discrete(moves) for agent in self.possible_agents}

        def observation_space(self, agent):
            return self.observation_spaces[agent]

        def action_space(self, agent):
            return self.action_spaces[agent]

        def reset(self, seed=None, options=None):
            if seed is None:
                seed = random.randrange(2**31)
            self.agents = self.possible_agents[:]
            self.rewards = dict.fromkeys(self.agents, 0.0)
            self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
            self.terminations = dict.fromkeys(self.agents, False)
            self.truncations = dict.fromkeys(self.agents, False)
            self.infos = {agent: {"view": None, "legal": []} for agent in self.agents}
            self._show(self.engine.reset(self.game, self.seats, seed, options or self.options))

        def step(self, action):
            agent = self.agent_selection
            if self.terminations[agent] or self.truncations[agent]:
                return self._was_dead_step(action)
            legal = self.infos[agent]["legal"]
            if not 0 <= action < len(legal):
                raise ValueError(f"action {action} of {agent} is masked: there are {len(legal)} legal moves")
            self._cumulative_rewards[agent] = 0.0
            self._clear_rewards()
            self._show(self.engine.step(legal[action]["key"]))
            self._accumulate_rewards()

        def _show(self, env):
            for info in self.infos.values():
                info["legal"] = []
            if env["outcome"] is None:
                if len(env["legal"]) > self.moves:
                    raise ValueError(f"{len(env['legal'])} moves are legal; make `moves` larger than {self.moves}")
                self.agent_selection = f"seat_{env['seat']}"
                self.infos[self.agent_selection] = {"view": env["view"], "legal": env["legal"]}
                return
            for agent, reward in zip(self.agents, rewards_of(env["outcome"])):
                self.rewards[agent] = reward
                self.terminations[agent] = True
                self.infos[agent] = {"view": env["view"], "legal": [], "outcome": env["outcome"]}
            self.agent_selection = self.agents[0]

        def observe(self, agent):
            """What the seat saw when it last had to decide; the end of the match for all."""
            info = self.infos[agent]
            observation = numpy.zeros(self.numbers, numpy.float32)
            flat = list(flatten(info["view"] or {}))
            if len(flat) > self.numbers:
                raise ValueError(f"the view has {len(flat)} numbers; make `numbers` larger than {self.numbers}")
            observation[: len(flat)] = flat
            mask = numpy.zeros(self.moves, numpy.int8)
            mask[: len(info["legal"])] = [1] * len(info["legal"])
            return {"observation": observation, "action_mask": mask}

        def close(self):
            self.engine.close()
