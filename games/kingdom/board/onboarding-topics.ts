import type { Seat } from '@durbar/kernel';
import type { KingdomView } from './model/kingdom-view.ts';
import type { LegalTargets } from './model/targets.ts';

/** What decides whether a topic matters now. */
interface OnboardingFacts<V extends KingdomView> {
  readonly position: V;
  readonly targets: LegalTargets;
  readonly decidingSeat: Seat | null;
  readonly decisionKind: string | null;
}

/** A topic by its name, with the clause that says more, and whether it matters to a seat now. */
export type TopicDefinition<V extends KingdomView> = readonly [
  name: string,
  clause: string,
  matters: (facts: OnboardingFacts<V>, me: number) => boolean,
];

/** The onboarding topics of a game. @param prefix of the keys of their words */
export function createTopics<V extends KingdomView>(
  prefix: string,
  definitions: readonly TopicDefinition<V>[],
): readonly OnboardingTopic<V>[] {
  return definitions.map(([name, clause, matters]) => ({
    name,
    key: `${prefix}.${name}`,
    clause,
    matters: (facts) => facts.decidingSeat !== null && matters(facts, facts.decidingSeat),
  }));
}

/** A topic of the onboarding. */
export interface OnboardingTopic<V extends KingdomView = KingdomView> {
  readonly name: string;
  /** Key of its words, which get the Maharaja's city. */
  readonly key: string;
  /** The clause that says more. */
  readonly clause: string;
  matters(facts: OnboardingFacts<V>): boolean;
}
