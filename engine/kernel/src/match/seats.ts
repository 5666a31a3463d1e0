import { at } from '../at.ts';
import type { SeatRecord } from '../record/types.ts';
import type { Seat } from '../seat.ts';
import type { MatchReason, SeatChangeEntry } from './entry.ts';

/** Who plays a seat. */
export type Control = 'person' | 'bot' | 'automaton';

interface Occupancy {
  control: Control;
  bot: string | null;
  resigned: boolean;
}

/** Who plays each seat now, and which seats have resigned. */
export class Seats {
  /** Number of people who had a seat when the match began. */
  readonly people: number;
  readonly #setup: readonly SeatRecord[];
  readonly #seats: Occupancy[];
  readonly #resigned: Seat[] = [];

  /** @param setup all seats at the beginning of the match, automata included */
  constructor(setup: readonly SeatRecord[]) {
    this.#setup = setup;
    this.people = setup.filter(({ kind }) => kind === 'person').length;
    this.#seats = setup.map((seat) => ({
      control: seat.kind,
      bot: seat.kind === 'bot' ? seat.bot : null,
      resigned: false,
    }));
  }

  get count(): number {
    return this.#seats.length;
  }

  /** Whether the seat exists. */
  has(seat: Seat): boolean {
    return Number.isInteger(seat) && seat >= 0 && seat < this.#seats.length;
  }

  of(seat: Seat): Readonly<Occupancy> {
    return at(this.#seats, seat);
  }

  /** Whether a person took the seat when the match began. */
  isPersons(seat: Seat): boolean {
    return this.#setup[seat]?.kind === 'person';
  }

  /** Seats that have resigned, in the order of resignation. */
  get resigned(): readonly Seat[] {
    return this.#resigned;
  }

  /**
   * Returns why a seat cannot change hands in this way, or null if it can. Only people resign, once, and only people
   * are replaced.
   */
  findRefusal({ kind, seat }: SeatChangeEntry): MatchReason | null {
    if (!this.isPersons(seat)) return 'notPerson';
    const { control, resigned } = this.of(seat);
    if (resigned) return 'resigned';
    if (kind === 'takeover') return control === 'person' ? null : 'takenOver';
    if (kind === 'return') return control === 'person' ? 'notTakenOver' : null;
    return null;
  }

  /** Changes who plays a seat. Does not check `findRefusal`. */
  apply(entry: SeatChangeEntry): void {
    const state = at(this.#seats, entry.seat);
    state.control = entry.kind === 'return' ? 'person' : 'bot';
    state.bot = entry.kind === 'return' ? null : (entry.bot ?? null);
    if (entry.kind !== 'resign') return;
    state.resigned = true;
    this.#resigned.push(entry.seat);
  }
}
