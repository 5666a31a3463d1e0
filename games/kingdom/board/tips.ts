import type { Seat } from '@durbar/kernel';
import type { KingdomView } from './model/kingdom-view.ts';
import type { LegalTargets } from './model/targets.ts';

/** What decides whether a tip matters now. */
interface TipFacts<V extends KingdomView> {
  readonly position: V;
  readonly targets: LegalTargets;
  readonly decidingSeat: Seat | null;
  readonly decisionKind: string | null;
}

/** A tip by its name, with the clause that says more, and whether it matters to a seat now. */
export type TipDefinition<V extends KingdomView> = readonly [
  name: string,
  clause: string,
  matters: (facts: TipFacts<V>, me: number) => boolean,
];

/** The first-game tips of a game. @param prefix of the message keys */
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
  /** Message key; the message gets the Maharaja's city. */
  readonly key: string;
  /** The clause that says more. */
  readonly clause: string;
  matters(facts: TipFacts<V>): boolean;
}
