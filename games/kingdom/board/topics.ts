import type { CourtFacts, KingdomView } from './court.ts';
import type { Topic } from './realm.ts';

/** A topic by its name, with the clause that says more, and whether it matters to a seat now. */
export type Lesson<V extends KingdomView> = readonly [
  name: string,
  clause: string,
  matters: (facts: CourtFacts & { readonly position: V }, me: number) => boolean,
];

/** Topics of a game's hints. @param prefix of the keys of their words */
export function topicsOf<V extends KingdomView>(
  prefix: string,
  lessons: readonly Lesson<V>[],
): readonly Topic<V>[] {
  return lessons.map(([name, clause, matters]) => ({
    name,
    key: `${prefix}.${name}`,
    clause,
    matters: (facts) => facts.me !== null && matters(facts, facts.me),
  }));
}
