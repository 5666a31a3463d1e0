import type { TransferAnimation } from '@durbar/kit/board/animation/TransferAnimations.tsx';
import { COIN_MS, WALK_MS } from './timeline.ts';

/** More coins than this at once tell no more. */
const MAX_COINS = 5;
const STAGGER = 40;

/** What is flown from and to, as selectors within the table. */
export const seatPurse = (seat: number): string => `[data-purse="${seat}"]`;
export const citySelector = (city: number): string => `[data-place="city-${city}"]`;

/** Collects what flies while a step is shown. */
export class TransferBuilder {
  readonly transfers: TransferAnimation[] = [];
  readonly #factor: number;

  /** @param factor how much longer than at normal speed */
  constructor(factor: number) {
    this.#factor = factor;
  }

  send(art: TransferAnimation['art'], count: number, from: string, to: string, at: number): void {
    for (let i = 0; i < Math.min(MAX_COINS, count); i++)
      this.transfers.push({
        key: `${this.transfers.length}`,
        art,
        from,
        to,
        at: (at + i * STAGGER) * this.#factor,
        ms: (COIN_MS - 60) * this.#factor,
      });
  }

  /** Tolls of a journey. @param from who pays */
  tolls(art: TransferAnimation['art'], paid: readonly number[], from: string, at: number): void {
    paid.forEach((coins, seat) => this.send(art, coins, from, seatPurse(seat), at + WALK_MS / 2));
  }
}
