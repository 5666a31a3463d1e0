import type { Game, Viewer } from '@durbar/kernel';
import { createSetup, type SetupPlan } from '@durbar/testkit/pairs';
import { bazaar } from '@durbar/testkit/toy';
import type { Command, Result, Situation } from '../src/index.ts';
import { Match, parseLog } from '../src/index.ts';

export { createSetup, type SetupPlan };

/** Plays a match for tests: adds command ids, times and the ids of the current decisions. */
export class MatchDriver {
  readonly match: Match;
  readonly game: Game;
  time = 0;
  #count = 0;

  constructor(plan: SetupPlan = {}, game: Game = bazaar) {
    this.game = game;
    this.match = Match.begin(createSetup(plan), { game });
  }

  see(viewer: Viewer): Situation {
    return this.match.snapshot(viewer).situation;
  }

  command(seat: number | null, act: Command['act'], extra: Partial<Command> = {}): Command {
    const decision = seat === null ? undefined : this.see(seat).decision?.id;
    return { id: `c${this.#count++}`, seat, act, ...(decision !== undefined && { decision }), ...extra };
  }

  do(seat: number | null, act: Command['act'], extra: Partial<Command> = {}): Result {
    this.time += 10;
    return this.match.command(this.command(seat, act, extra), this.time);
  }

  move(seat: number, move: unknown, extra: Partial<Command> = {}): Result {
    return this.do(seat, { kind: 'move', move }, extra);
  }

  /** All people bid; seat `winner` bids one coin and wins the right to trade. */
  bids(winner: number): void {
    for (const seat of this.see('spectator').active)
      this.move(seat, { kind: 'bid', coins: seat === winner ? 1 : 0 });
  }

  /** Seat `winner` wins the right to trade and draws its card. */
  trade(winner: number): void {
    this.bids(winner);
    this.move(winner, { kind: 'take' });
  }

  /** Loads the match again from its log, as after storage in a database. */
  reload(): Match {
    const log: unknown = JSON.parse(JSON.stringify(this.match.log));
    return Match.load(this.match.setup, parseLog(log), { game: this.game });
  }
}

/** The key of a command's refusal, or null if the command was accepted. */
export function refusalOf({ answer }: Result): string | null {
  return answer.ok ? null : answer.refusal.key;
}

export function listViewers(match: Match): Viewer[] {
  return ['spectator', ...match.seats.keys()];
}

/** The game, with counters of the calls of its methods. */
export function counting(game: Game): {
  readonly game: Game;
  readonly count: (name: 'apply' | 'view') => number;
} {
  const counts = { apply: 0, view: 0 };
  const counted: Game = {
    ...game,
    apply(state, seat, move, events) {
      counts.apply++;
      game.apply(state, seat, move, events);
    },
    view(state, viewer) {
      counts.view++;
      return game.view(state, viewer);
    },
  };
  return { game: counted, count: (name) => counts[name] };
}
