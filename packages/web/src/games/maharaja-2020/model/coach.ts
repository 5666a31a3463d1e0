import type { Message, Seat } from '@durbar/kernel';
import { at } from '@durbar/kernel';
import type { View } from '@durbar/maharaja-2020';
import type { Chart } from '../../kingdom/model/chart.ts';
import type { Offers } from './offers.ts';

/** What a first game teaches, each when it first matters. */
export const TOPICS = [
  'draft',
  'found',
  'plan',
  'turn',
  'road',
  'statue',
  'token',
  'robbed',
  'reward',
  'maharani',
  'ahead',
] as const;
export type Topic = (typeof TOPICS)[number];

/** Rounds that are coached. */
const COACHED_ROUNDS = 2;

/** What a hint goes by. */
export interface Lesson {
  readonly position: View;
  readonly chart: Chart;
  readonly me: Seat;
  /** Kind of the decision that is asked. */
  readonly kind: string;
  readonly offers: Offers;
}

/** Whether a topic matters now. */
const MATTERS: Readonly<Record<Topic, (lesson: Lesson) => boolean>> = {
  draft: ({ kind }) => kind === 'draft',
  found: ({ kind }) => kind === 'found',
  plan: ({ kind }) => kind === 'plan',
  turn: ({ kind }) => kind === 'act',
  road: ({ kind, position, me }) => kind === 'act' && at(position.priests, me) !== position.maharaja,
  statue: ({ kind, offers }) => kind === 'act' && offers.sites.size > 0,
  token: ({ kind, position, me }) => kind === 'act' && at(position.tokens, me) > 0,
  robbed: ({ kind }) => kind === 'robbed',
  reward: ({ kind }) => kind === 'reward',
  maharani: ({ kind }) => kind === 'maharani',
  ahead: ({ kind, position }) => kind === 'plan' && position.round >= COACHED_ROUNDS,
};

/** The clause that says more. */
export const TOPIC_CLAUSE: Readonly<Record<Topic, string>> = {
  draft: 'M20-1.6',
  found: 'M20-4.3',
  plan: 'M20-2.2',
  turn: 'M20-5.1',
  road: 'M20-4.2',
  statue: 'M20-3.4',
  token: 'M20-5.2',
  robbed: 'M20-5.3h',
  reward: 'M20-7.4',
  maharani: 'M20-7.6',
  ahead: 'M20-9.1',
};

/** The first topic that matters now and was not seen yet; null after the coached rounds. */
export function topicNow(lesson: Lesson, seen: readonly string[]): Topic | null {
  if (lesson.position.round > COACHED_ROUNDS) return null;
  return TOPICS.find((topic) => !seen.includes(topic) && MATTERS[topic](lesson)) ?? null;
}

/** A topic in words. */
export function topicMessage(topic: Topic, { position, chart }: Lesson): Message {
  const city = chart.map.cityNames[position.maharaja] ?? '';
  return { key: `m20.coach.${topic}`, values: { city } };
}
