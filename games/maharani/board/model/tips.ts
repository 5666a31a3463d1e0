import { at, type Seat } from '@durbar/kernel';
import { ALL_UP, type View } from '../../rules/index.ts';
import type { TileSelection } from './selection.ts';

/** Facts that decide whether a tip matters now. */
export interface TipFacts {
  readonly position: View;
  readonly decidingSeat: Seat | null;
  readonly decisionKind: string | null;
  readonly selection: TileSelection;
}

/** A tip of a first game: its name, the clause with more details, and whether it matters to a seat now. */
interface Tip {
  readonly name: string;
  readonly clause: string;
  readonly matters: (facts: TipFacts, me: Seat) => boolean;
}

/** The first-game tips. Each is shown when it first matters. */
export const TIPS: readonly Tip[] = [
  { name: 'take', clause: 'MHR-2.2', matters: ({ decisionKind }) => decisionKind === 'start' },
  { name: 'area', clause: 'MHR-3.1', matters: hasTile },
  { name: 'second', clause: 'MHR-2.4', matters: ({ decisionKind }) => decisionKind === 'more' },
  { name: 'worker', clause: 'MHR-3.2', matters: hasTile },
  {
    name: 'markers',
    clause: 'MHR-2.5',
    matters: ({ decisionKind, position }, me) =>
      decisionKind === 'start' && at(position.markers, me) !== ALL_UP,
  },
  { name: 'quarter', clause: 'MHR-4', matters: ({ decisionKind }) => decisionKind === 'start' },
];

function hasTile({ selection }: TipFacts): boolean {
  return selection.slot !== null;
}

/** The first unread tip that matters now; null for none. */
export function currentTip(facts: TipFacts, seen: readonly string[]): Tip | null {
  const { decidingSeat } = facts;
  if (decidingSeat === null) return null;
  return TIPS.find((tip) => !seen.includes(tip.name) && tip.matters(facts, decidingSeat)) ?? null;
}
