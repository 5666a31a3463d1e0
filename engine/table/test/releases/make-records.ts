import { botNamed } from '@durbar/bots';
import {
  at,
  type Entry,
  type MatchRecord,
  Playback,
  seededRng,
  sha256Hex,
  signRecord,
  startMatch,
} from '@durbar/kernel';
import { createOpening } from './openings.ts';
import type { MatchPlan } from './plans.ts';

/** Bots that choose the moves: one plays well, and one comes to all kinds of decisions. */
const CHOOSERS = ['greedy', 'random'] as const;

/** Signs the records of fixtures. */
const KEY = sha256Hex('the key of the fixtures of releases');

/** An entry of the table that comes as soon as `from` rounds of choices were made and the match allows it. */
interface Due {
  readonly from: number;
  readonly entry: Entry;
}

/** Plays a match and records it; the same plan gives the same record. */
export function makeRecord(plan: MatchPlan): MatchRecord {
  const record = new RecordedMatch(plan).play();
  if (plan.story === 'first') return asFirstVersion(record);
  return plan.story === 'table' ? signRecord(record, KEY) : record;
}

function asFirstVersion({ digest: _, ...record }: MatchRecord): MatchRecord {
  return { ...record, version: 1 };
}

class RecordedMatch {
  readonly #plan: MatchPlan;
  readonly #playback: Playback<unknown, unknown, unknown, { readonly kind: string }, unknown>;
  readonly #due: Due[];
  readonly #rng;
  /** Seats of people and bots. */
  readonly #players: number;
  #at = 0;

  constructor(plan: MatchPlan) {
    const { game, name, options, players } = plan;
    const opening = createOpening(plan);
    this.#plan = plan;
    this.#players = players;
    this.#rng = seededRng(name, 'choices');
    this.#due = planEntries(
      plan,
      opening.seats.findLastIndex(({ kind }) => kind === 'person'),
    );
    this.#playback = new Playback(game, startMatch(game, { options, ...opening }));
  }

  play(): MatchRecord {
    for (let rounds = 0; !this.#playback.over; rounds++) {
      this.#addDue(rounds);
      if (!this.#playback.over) this.#playRound();
      if (rounds % 5 === 3) this.#takeBack();
    }
    if (this.#due.length > 0)
      throw new Error(`${this.#plan.name}: ${this.#due.length} entries found no place in the match`);
    return this.#playback.record();
  }

  #addDue(rounds: number): void {
    for (
      let [next] = this.#due;
      next && next.from <= rounds && this.#isTimely(next.entry);
      [next] = this.#due
    ) {
      this.#due.shift();
      this.#add(next.entry);
    }
  }

  /** Time runs out only for a seat that the game asks. */
  #isTimely(entry: Entry): boolean {
    if (!('table' in entry) || entry.table !== 'timeout') return true;
    return this.#plan.game.active(this.#playback.state).includes(entry.seat);
  }

  /** The seats that are asked make their choices, in seat order. */
  #playRound(): void {
    const { game } = this.#plan;
    const choices = game.active(this.#playback.state).map((seat) => ({ seat, move: this.#choose(seat) }));
    for (const choice of choices) this.#add(choice);
  }

  #choose(seat: number): unknown {
    const { game } = this.#plan;
    const { state } = this.#playback;
    if (seat >= this.#players) return at(game.legalMoves(state, seat), 0);
    const bot = botNamed(at(CHOOSERS, seat % CHOOSERS.length));
    return bot.choose(game, game.view(state, seat), seat, { rng: this.#rng });
  }

  /** The seat that moved last takes its move back, if it may. */
  #takeBack(): void {
    const { undoable } = this.#playback;
    if (undoable) this.#add({ undo: undoable.seat, back: 1 });
  }

  #add(entry: Entry): void {
    this.#at += 1700;
    this.#playback.add(this.#plan.story === 'bots' ? entry : { ...entry, at: this.#at });
  }
}

/** The entries of the table in a match, in order. @param seat a person's */
function planEntries({ story, players }: MatchPlan, seat: number): Due[] {
  const due = (from: number, ...entries: readonly Entry[]) => entries.map((entry) => ({ from, entry }));
  switch (story) {
    case 'bots':
      return [];
    case 'table':
      return everyEntry(seat).map((entry, i) => ({ from: 4 + 3 * Math.floor(i / 2), entry }));
    case 'abandoned':
      return due(30, { table: 'abandon', seat });
    case 'resigned':
      return due(20, { table: 'resign', seat });
    case 'resignedAll': {
      const leaving = Array.from({ length: Math.max(1, players - 1) }, (_, leaver) => leaver);
      return leaving.flatMap((leaver) => due(20 + leaver, { table: 'resign', seat: leaver }));
    }
    case 'older':
      return due(12, { table: 'pause' }, { table: 'resume', seat });
    case 'first':
      return [
        ...due(12, { table: 'takeover', seat, bot: 'playout:400' }),
        ...due(22, { table: 'return', seat }),
      ];
  }
}

/** Every kind of entry with which a match goes on; two come at a time. */
function everyEntry(seat: number): readonly Entry[] {
  return [
    { table: 'clock', change: 'extend', ms: 86_400_000, reason: 'agreed' },
    { table: 'clock', change: 'vacation', ms: 86_400_000, seat, reason: 'automatic' },
    { table: 'pause', seat },
    { table: 'resume' },
    { table: 'clock', change: 'vacation', ms: 0, seat },
    { table: 'clock', change: 'giveBack', ms: 7_200_000, reason: 'downtime' },
    { table: 'timeout', seat },
    { table: 'takeover', seat, bot: 'greedy', reason: 'timeout' },
    { table: 'return', seat },
    { table: 'takeover', seat, bot: 'playout:400', reason: 'absent' },
    { table: 'return', seat },
    { table: 'takeover', seat, bot: 'playout:2s' },
  ];
}
