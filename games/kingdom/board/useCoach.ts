import type { Message } from '@durbar/kernel';
import { type CourtFacts, useCourt } from './court.ts';
import { useLiking } from './liking.ts';
import type { Topic } from './realm.ts';

/** Rounds that are coached. */
const COACHED_ROUNDS = 2;

/** A hint that is shown, and what one may do about it. */
export interface Hint {
  readonly topic: Topic;
  readonly message: Message;
  readonly read: () => void;
  readonly stop: () => void;
}

/** The first topic that matters now and was not seen yet; null after the coached rounds. */
export function topicNow(facts: CourtFacts, seen: readonly string[]): Topic | null {
  if (facts.position.round > COACHED_ROUNDS) return null;
  return facts.realm.topics.find((topic) => !seen.includes(topic.name) && topic.matters(facts)) ?? null;
}

/** A topic in words. */
export function topicMessage(
  { key }: Topic,
  { position, chart }: Pick<CourtFacts, 'position' | 'chart'>,
): Message {
  return { key, values: { city: chart.map.cityNames[position.maharaja] ?? '' } };
}

/** What to explain now to somebody who plays against bots alone for the first time; null for nothing. */
export function useCoach(): Hint | null {
  const [{ coach, coached }, like] = useLiking();
  const court = useCourt();
  const { me, kind, seats, past } = court;
  const alone = seats.filter(({ control }) => control === 'person').length === 1;
  if (!coach || !alone || past || me === null || kind === null) return null;
  const topic = topicNow(court, coached);
  if (topic === null) return null;
  return {
    topic,
    message: topicMessage(topic, court),
    read: () => like({ coached: [...coached, topic.name] }),
    stop: () => like({ coach: false }),
  };
}
