import { useDesk } from './desk.ts';
import { liking, useLiking } from './liking.ts';
import { type Lesson, type Topic, topicNow } from './model/coach.ts';

/** A hint that is shown, and what one may do about it. */
export interface Hint {
  readonly topic: Topic;
  readonly lesson: Lesson;
  readonly read: () => void;
  readonly stop: () => void;
}

/** What to explain now to somebody who plays against bots alone for the first time; null for nothing. */
export function useCoach(): Hint | null {
  const { coach, coached } = useLiking();
  const { position, chart, me, kind, offers, seats, past } = useDesk();
  const alone = seats.filter(({ control }) => control === 'person').length === 1;
  if (!coach || !alone || past || me === null || kind === null) return null;
  const lesson = { position, chart, me, kind, offers };
  const topic = topicNow(lesson, coached);
  if (topic === null) return null;
  return {
    topic,
    lesson,
    read: () => liking.setState({ coached: [...coached, topic] }),
    stop: () => liking.setState({ coach: false }),
  };
}
