import type { Seat } from '@durbar/kernel';
import type { KingdomView } from './model/kingdom-view.ts';
import type { LegalTargets } from './model/targets.ts';

/** Facts that decide whether a tip matters now. */
interface TipFacts<V extends KingdomView> {
  readonly position: V;
  readonly targets: LegalTargets;
  readonly decidingSeat: Seat | null;
  readonly decisionKind: string | null;
}

/** A tip: its name, the clause with more details, and whether it matters to a seat now. */
export type TipDefinition<V extends KingdomView> = readonly [
  name: string,
  clause: string,
  matters: (facts: TipFacts<V>, me: number) => boolean,
];

/** Makes the first-game tips of a game. @param prefix prefix of the message keys */
export function createTips<V extends KingdomView>(
  prefix: string,
  definitions: readonly TipDefinition<V>[],
): readonly Tip<V>[] {
  return definitions.map(([name, clause, matters]) => ({
    name,
    key: `${prefix}.${name}`,
    clause,
    matters: (facts) => facts.decidingSeat !== null && matters(facts, facts.decidingSeat),
  }));
}

/** A tip of a first game. */
export interface Tip<V extends KingdomView = KingdomView> {
  readonly name: string;
  /** Message key. The message gets the Maharaja's city as a value. */
  readonly key: string;
  /** The clause with more details. */
  readonly clause: string;
  matters(facts: TipFacts<V>): boolean;
}
