import type { Message } from '@durbar/kernel';
import { useBoardPreferences, useKingdomBoard } from './board-context.ts';
import type { KingdomBoardState } from './board-state.ts';
import type { OnboardingTopic } from './onboarding-topics.ts';

/** Rounds in which tips are shown. */
const ONBOARDING_ROUNDS = 2;

/** The tip that is shown, and what its buttons do. */
export interface CurrentTip {
  readonly topic: OnboardingTopic;
  readonly message: Message;
  readonly markRead: () => void;
  readonly turnOff: () => void;
}

/** The first topic that matters now and was not read yet; null after the rounds with tips. */
export function currentTopic(facts: KingdomBoardState, seen: readonly string[]): OnboardingTopic | null {
  if (facts.position.round > ONBOARDING_ROUNDS) return null;
  return facts.edition.topics.find((topic) => !seen.includes(topic.name) && topic.matters(facts)) ?? null;
}

/** A topic in words. */
export function topicMessage(
  { key }: OnboardingTopic,
  { position, mapLayout }: Pick<KingdomBoardState, 'position' | 'mapLayout'>,
): Message {
  return { key, values: { city: mapLayout.map.cityNames[position.maharaja] ?? '' } };
}

/** The tip for somebody who plays alone against bots for the first time; null for none. */
export function useOnboarding(): CurrentTip | null {
  const [{ coach, coached }, changePreferences] = useBoardPreferences();
  const board = useKingdomBoard();
  const { decidingSeat, decisionKind, seats, isLookingBack } = board;
  const alone = seats.filter(({ control }) => control === 'person').length === 1;
  if (!coach || !alone || isLookingBack || decidingSeat === null || decisionKind === null) return null;
  const topic = currentTopic(board, coached);
  if (topic === null) return null;
  return {
    topic,
    message: topicMessage(topic, board),
    markRead: () => changePreferences({ coached: [...coached, topic.name] }),
    turnOff: () => changePreferences({ coach: false }),
  };
}
