import type { Flight } from '@durbar/kit/board/motion/Flights.tsx';
import { COIN, WALK } from './timeline.ts';

/** More coins than this at once tell no more. */
const MOST = 5;
const STAGGER = 40;

/** What is flown from and to, as selectors within the table. */
export const purseOf = (seat: number): string => `[data-purse="${seat}"]`;
export const cityOf = (city: number): string => `[data-place="city-${city}"]`;

/** Collects what flies while a step is shown. */
export class Throws {
  readonly flights: Flight[] = [];
  readonly #factor: number;

  /** @param factor how much longer than at normal speed */
  constructor(factor: number) {
    this.#factor = factor;
  }

  send(art: Flight['art'], count: number, from: string, to: string, at: number): void {
    for (let i = 0; i < Math.min(MOST, count); i++)
      this.flights.push({
        key: `${this.flights.length}`,
        art,
        from,
        to,
        at: (at + i * STAGGER) * this.#factor,
        ms: (COIN - 60) * this.#factor,
      });
  }

  /** Tolls of a journey. @param from who pays */
  tolls(art: Flight['art'], paid: readonly number[], from: string, at: number): void {
    paid.forEach((coins, seat) => this.send(art, coins, from, purseOf(seat), at + WALK / 2));
  }
}
