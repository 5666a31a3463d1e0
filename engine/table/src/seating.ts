import type { Seat } from '@durbar/kernel';
import { at } from '@durbar/kernel';
import type { Control, SeatSetup } from './types.ts';

interface SeatState {
  control: Control;
  bot: string | null;
  resigned: boolean;
}

/** Who plays each seat at the moment, and who has given up. */
export class Seating {
  readonly setup: readonly SeatSetup[];
  readonly #seats: SeatState[];
  readonly #resigned: Seat[] = [];

  constructor(setup: readonly SeatSetup[]) {
    this.setup = setup;
    this.#seats = setup.map(({ control, bot }) => ({ control, bot: bot ?? null, resigned: false }));
  }

  get count(): number {
    return this.#seats.length;
  }

  of(seat: Seat): Readonly<SeatState> {
    return at(this.#seats, seat);
  }

  /** Whether a person took the seat when the match began. */
  isPersons(seat: Seat): boolean {
    return this.setup[seat]?.control === 'person';
  }

  takeOver(seat: Seat, bot: string): void {
    const state = at(this.#seats, seat);
    state.control = 'bot';
    state.bot = bot;
  }

  giveBack(seat: Seat): void {
    const state = at(this.#seats, seat);
    state.control = 'person';
    state.bot = null;
  }

  resign(seat: Seat, bot: string): void {
    this.takeOver(seat, bot);
    at(this.#seats, seat).resigned = true;
    this.#resigned.push(seat);
  }

  /** Seats that have given up, in the order in which they did. */
  get resigned(): readonly Seat[] {
    return this.#resigned;
  }

  /** How many people sat down. */
  get people(): number {
    return this.setup.filter(({ control }) => control === 'person').length;
  }
}
