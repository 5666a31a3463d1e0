import { at, seededRng } from '@durbar/kernel';
import * as fc from 'fast-check';
import type { Command, CommandAction, Match, Result } from '../src/index.ts';
import { legalFallback } from '../src/index.ts';

/** One attempt, sensible or not. `pick` selects among the possible choices. */
export interface Attempt {
  readonly who: number;
  readonly what: (typeof KINDS)[number];
  readonly pick: number;
  readonly wait: number;
}

const KINDS = [
  'move',
  'wildMove',
  'junk',
  'bot',
  'undo',
  'resign',
  'pause',
  'resume',
  'takeover',
  'return',
  'stale',
  'again',
] as const;

const WEIGHTS: Readonly<Partial<Record<Attempt['what'], number>>> = {
  move: 30,
  bot: 10,
  undo: 6,
  resume: 4,
  return: 3,
};

/** Arbitrary sequences of attempts. Most attempts are moves, so that matches make progress. */
export function attempts(maxLength = 60): fc.Arbitrary<Attempt[]> {
  const what = fc.oneof(
    ...KINDS.map((kind) => ({ weight: WEIGHTS[kind] ?? 1, arbitrary: fc.constant(kind) })),
  );
  const attempt = fc.record({ who: fc.nat(7), what, pick: fc.nat(50), wait: fc.nat(30) });
  return fc.array(attempt, { maxLength, size: 'max' });
}

/** Settings for the same number of reproducible runs each time. */
export function runs(numRuns: number): { numRuns: number; seed: number } {
  return { numRuns, seed: 20261128 };
}

/** Carries out attempts, each with its own command id. An attempt depends only on what its seat sees. */
export class Script {
  readonly match: Match;
  readonly name: string;
  time = 0;
  #count = 0;
  #last: Command | null = null;

  /** @param name prefix of its command ids */
  constructor(match: Match, name = 'c') {
    this.match = match;
    this.name = name;
  }

  try(attempt: Attempt): Result {
    this.time += attempt.wait;
    if (attempt.what === 'bot') return this.#bot(attempt) ?? this.#do(this.#act(attempt), attempt);
    if (attempt.what === 'again' && this.#last) return this.match.command(this.#last, this.time);
    return this.#do(this.#act(attempt), attempt);
  }

  #seat({ who, what }: Attempt): number {
    const { active } = this.match.snapshot('spectator').situation;
    const moves = what === 'move' || what === 'undo' || what === 'wildMove' || what === 'bot';
    return moves && active.length > 0 ? at(active, who % active.length) : who % this.match.seats.length;
  }

  #do(act: CommandAction, attempt: Attempt): Result {
    const seat = this.#seat(attempt);
    const asked = this.match.snapshot(seat).situation.decision?.id;
    const decision = attempt.what === 'stale' ? attempt.pick : asked;
    const id = `${this.name}${this.#count++}`;
    this.#last = { id, seat, act, ...(decision !== undefined && { decision }) };
    return this.match.command(this.#last, this.time);
  }

  #act(attempt: Attempt): CommandAction {
    const { what, pick } = attempt;
    switch (what) {
      case 'move':
      case 'stale':
      case 'again':
      case 'bot':
        return { kind: 'move', move: this.#legal(attempt) };
      case 'wildMove': {
        const { view } = this.match.snapshot(this.#seat(attempt)).situation;
        const all = [...this.match.game.wellFormedMoves(view)];
        return { kind: 'move', move: at(all, pick % all.length) };
      }
      case 'junk':
        return { kind: 'move', move: [null, 'take', { kind: 'fly' }, 7][pick % 4] };
      case 'takeover':
        return { kind: 'takeover', seat: pick % this.match.seats.length, bot: 'greedy' };
      default:
        return { kind: what };
    }
  }

  /** A legal move of the seat, or a bid if it has none. */
  #legal(attempt: Attempt): unknown {
    const seat = this.#seat(attempt);
    const { view } = this.match.snapshot(seat).situation;
    const moves = this.match.game.legalMoves(view, seat);
    return moves.length > 0 ? structuredClone(moves[attempt.pick % moves.length]) : { kind: 'bid', coins: 0 };
  }

  #bot({ who, pick }: Attempt): Result | null {
    const bots = this.match.awaiting().filter(({ control }) => control === 'bot');
    const asked = bots[who % Math.max(1, bots.length)];
    if (!asked) return null;
    const { seat, decision, view } = asked;
    const move = legalFallback(this.match.game, view, seat, seededRng(`${pick}`, 'script'));
    return this.match.botMove(seat, decision.id, move, this.time);
  }
}

export function runScript(match: Match, list: readonly Attempt[]): Result[] {
  const script = new Script(match);
  return list.map((attempt) => script.try(attempt));
}
