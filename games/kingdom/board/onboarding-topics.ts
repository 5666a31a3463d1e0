import type { KingdomBoardState, KingdomView } from './board-context.ts';
import type { OnboardingTopic } from './edition.ts';

/** A topic by its name, with the clause that says more, and whether it matters to a seat now. */
export type TopicDefinition<V extends KingdomView> = readonly [
  name: string,
  clause: string,
  matters: (facts: KingdomBoardState & { readonly position: V }, me: number) => boolean,
];

/** Topics of a game's hints. @param prefix of the keys of their words */
export function createTopics<V extends KingdomView>(
  prefix: string,
  lessons: readonly TopicDefinition<V>[],
): readonly OnboardingTopic<V>[] {
  return lessons.map(([name, clause, matters]) => ({
    name,
    key: `${prefix}.${name}`,
    clause,
    matters: (facts) => facts.decidingSeat !== null && matters(facts, facts.decidingSeat),
  }));
}
