import { decides } from './plans.ts';

interface Turning {
  readonly phase: string;
  readonly seat: number;
  readonly mover: number;
  readonly acted: number;
  readonly plans: readonly (number | null)[];
}

/** Why a seat has nothing to decide: it has sealed, has had its turn in this round, or it is another seat's turn. */
export type TurnFault = 'sealed' | 'hadYourTurn' | 'notYourTurn';

/** What keeps `seat` from deciding now, else null. @param people seats that plan, the first ones */
export function turnFault(position: Turning, people: number, seat: number): TurnFault | null {
  if (decides(position, people, seat)) return null;
  const { phase, acted, mover } = position;
  if (phase === 'plan') return 'sealed';
  const again = phase === 'act' && ((acted >> seat) & 1) !== 0 && seat !== mover;
  return again ? 'hadYourTurn' : 'notYourTurn';
}

/** The first seat from `from` on, clockwise, that fits; −1 if none does. */
export function clockwise(seats: number, from: number, fits: (seat: number) => boolean): number {
  for (let i = 0; i < seats; i++) {
    const seat = (from + i) % seats;
    if (fits(seat)) return seat;
  }
  return -1;
}
