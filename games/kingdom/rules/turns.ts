/** The fields that determine who decides and whose turn comes next. */

interface Deciding {
  readonly phase: string;
  readonly seat: number;
  readonly plans: readonly (number | null)[];
}

const NOBODY: readonly number[] = [];
const ALONE: readonly (readonly number[])[] = [[0], [1], [2], [3], [4]];

/**
 * Seats that must decide. While planning: those of the first `people` seats that have not sealed a plan. Otherwise one
 * seat, or none when the match is over.
 */
export function deciders({ phase, seat, plans }: Deciding, people: number): readonly number[] {
  if (phase !== 'plan') return seat < 0 ? NOBODY : ALONE[seat]!;
  const seats: number[] = [];
  for (let s = 0; s < people; s++) if (plans[s] === -1) seats.push(s);
  return seats;
}

/** Whether `seat` is one of the deciders. */
export function decides(position: Deciding, people: number, seat: number): boolean {
  if (position.phase !== 'plan') return seat === position.seat && seat >= 0;
  return seat < people && position.plans[seat] === -1;
}

/** Why a seat has nothing to decide: it has sealed its plan, has had its turn in this round, or another seat is in turn. */
export type TurnProblem = 'sealed' | 'hadYourTurn' | 'notYourTurn';

/** Why `seat` may not decide now, else null. @param people seats that plan, the first ones */
export function turnProblem(
  position: Deciding & { readonly mover: number; readonly acted: number },
  people: number,
  seat: number,
): TurnProblem | null {
  if (decides(position, people, seat)) return null;
  const { phase, acted, mover } = position;
  if (phase === 'plan') return 'sealed';
  const again = phase === 'act' && ((acted >> seat) & 1) !== 0 && seat !== mover;
  return again ? 'hadYourTurn' : 'notYourTurn';
}

/** The first seat from `from` on, clockwise, for which `fits` holds; −1 if there is none. */
export function findSeatClockwise(seats: number, from: number, fits: (seat: number) => boolean): number {
  for (let i = 0; i < seats; i++) {
    const seat = (from + i) % seats;
    if (fits(seat)) return seat;
  }
  return -1;
}

/**
 * The seat with the lowest number among those that have not begun a turn in this round; −1 if there is none.
 * @param acted seats that have begun a turn, one bit each
 * @param numbers a different number for each seat, such as that of its character
 */
export function nextInTurn(acted: number, numbers: readonly number[]): number {
  let next = -1;
  for (let seat = 0; seat < numbers.length; seat++) {
    if ((acted >> seat) & 1) continue;
    if (next < 0 || numbers[seat]! < numbers[next]!) next = seat;
  }
  return next;
}

/** The seat with the lowest number among those with the fewest pieces placed; −1 when each seat has placed `all`. */
export function nextToPlace(placed: readonly number[], all: number, numbers: readonly number[]): number {
  let next = -1;
  let fewest = all;
  for (let seat = 0; seat < placed.length; seat++) {
    const own = placed[seat]!;
    const sooner = next >= 0 && own === fewest && numbers[seat]! < numbers[next]!;
    if (own >= fewest && !sooner) continue;
    next = seat;
    fewest = own;
  }
  return next;
}
