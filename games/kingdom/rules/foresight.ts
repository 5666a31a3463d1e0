import { bitCount } from './bit-masks.ts';
import { decides } from './turns.ts';

/** The fields that determine what a seat is asked next. */
interface Foreseen {
  readonly phase: string;
  readonly seat: number;
  readonly acted: number;
  readonly plans: readonly (number | null)[];
  readonly villages: readonly number[];
}

/** The decision that comes to a seat next if nobody interferes: its turn, or the planning of the next round. */
export type NextChoice = 'act' | 'plan';

/** What a seat that waits is asked next in a round; null where it is asked now, all still plan, or the match is over. */
export function nextChoice(position: Foreseen, people: number, seat: number): NextChoice | null {
  const { phase, acted, plans } = position;
  if (phase === 'plan' || phase === 'over' || decides(position, people, seat)) return null;
  if (((acted >> seat) & 1) !== 0) return 'plan';
  return (plans[seat] ?? -1) >= 0 ? 'act' : null;
}

/** Whether a seat that waits in set-up has a first piece left to place. */
export function isYetToFound(
  { villages }: Foreseen,
  seat: number,
  all: number,
  second: readonly number[] = [],
): boolean {
  return bitCount(villages[seat] ?? 0) + bitCount(second[seat] ?? 0) < all;
}

/** A plan is made for the city that the Maharaja visits. A turn reckons with nothing but what its moves do. */
export function premiseOf({
  phase,
  maharaja,
}: {
  readonly phase: string;
  readonly maharaja: number;
}): number | null {
  return phase === 'plan' ? maharaja : null;
}

/** Events with which a seat's own part of a move ends: what follows depends on who comes next. */
const LAST: ReadonlySet<string> = new Set(['ended', 'planned', 'founded']);

/** Events that follow from what all seats have done. */
const NEXT: ReadonlySet<string> = new Set(['turn', 'scoring', 'slid', 'maharaniHome', 'round', 'over']);

/** The events up to the end of a turn, a sealed plan or a first piece, or before the next turn or round begins. */
export function ownPart<E extends { readonly kind: string }>(events: readonly E[]): readonly E[] {
  const next = events.findIndex(({ kind }) => NEXT.has(kind));
  const own = next < 0 ? events : events.slice(0, next);
  const last = own.findIndex(({ kind }) => LAST.has(kind));
  return last < 0 ? own : own.slice(0, last + 1);
}
