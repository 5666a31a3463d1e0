import type { Seat } from '@durbar/kernel';
import { at } from '@durbar/kernel';
import type { Arm, Choice } from './node.ts';

/** The moves that an iteration has chosen in the tree, with memory that is reused from iteration to iteration. */
export class Path<H> {
  length = 0;
  /** The seats that have chosen, one bit each. */
  seats = 0;
  readonly #seats: Seat[] = [];
  readonly #choices: Choice<H>[] = [];
  readonly #arms: Arm<H>[] = [];

  clear(): void {
    this.length = 0;
    this.seats = 0;
  }

  add(seat: Seat, choice: Choice<H>, arm: Arm<H>): void {
    this.#seats[this.length] = seat;
    this.#choices[this.length] = choice;
    this.#arms[this.length] = arm;
    this.length++;
    this.seats |= 1 << seat;
  }

  seat(step: number): Seat {
    return at(this.#seats, step);
  }

  arm(step: number): Arm<H> {
    return at(this.#arms, step);
  }

  /** Credits each choice the reward of its seat. */
  credit(rewards: Float64Array): void {
    for (let step = 0; step < this.length; step++) {
      const reward = at(rewards, this.seat(step));
      const choice = at(this.#choices, step);
      const arm = this.arm(step);
      arm.visits++;
      arm.total += reward;
      choice.visits++;
      choice.total += reward;
    }
  }
}
