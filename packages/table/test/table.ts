import type { Game } from '@durbar/kernel';
import type { Act, Command, MatchSetup, Result, SeatSetup } from '../src/index.ts';
import { Match } from '../src/index.ts';
import { toy } from './toy.ts';

export const SECRET = 'ab'.repeat(32);

/** A setup of the toy game for so many people, and so many random bots behind them. */
export function toySetup(people = 3, bots = 0, secret = SECRET): MatchSetup {
  const seats = Array.from({ length: people + bots }, (_, i): SeatSetup => {
    return i < people
      ? { id: `person${i}`, control: 'person' }
      : { id: `bot${i}`, control: 'bot', bot: 'random' };
  });
  const nonces = Array.from({ length: people }, (_, i) => `${i}`.repeat(32));
  return { table: 't1', options: {}, seats, secret, nonces };
}

/** A match and a hand that plays it: commands get ids, times and the decision that is asked, by themselves. */
export class Hand {
  match: Match;
  time = 0;
  readonly game: Game;
  #count = 0;

  constructor(setup: MatchSetup = toySetup(), game: Game = toy) {
    this.game = game;
    this.match = Match.begin(setup, { game });
  }

  command(seat: number | null, act: Act, extra: Partial<Command> = {}): Command {
    const decision = seat === null ? undefined : this.match.snapshot(seat).situation.decision?.id;
    return { id: `c${this.#count++}`, seat, act, ...(decision !== undefined && { decision }), ...extra };
  }

  do(seat: number | null, act: Act, extra: Partial<Command> = {}): Result {
    this.time += 10;
    return this.match.command(this.command(seat, act, extra), this.time);
  }

  move(seat: number, move: unknown, extra: Partial<Command> = {}): Result {
    return this.do(seat, { kind: 'move', move }, extra);
  }

  /** All bid so that `winner` gets the turn. */
  bids(winner: number): void {
    for (let seat = 0; seat < this.match.setup.seats.length; seat++)
      this.move(seat, { type: 'bid', gold: seat === winner ? 1 : 0 });
  }

  reload(): Match {
    const log: unknown = JSON.parse(JSON.stringify(this.match.log));
    return Match.load(this.match.setup, log as Match['log'], { game: this.game });
  }
}
