import type { Message } from '@durbar/kernel';
import { FirstTip } from '@durbar/kit/board/FirstTip.tsx';
import { isSharedScreen } from '@durbar/kit/board/seats.ts';
import type { ReactElement } from 'react';
import { useBoardPreferences, useKingdomBoard, useKingdomWords } from '../board-context.ts';
import type { KingdomBoardState } from '../board-state.ts';
import type { Tip } from '../edition.ts';

/** A tip of a first game, shown when it first matters. */
export function TipCard({ hint: shownTip }: { readonly hint: ShownTip }): ReactElement {
  const words = useKingdomWords();
  const { tip, message, markRead, turnOff } = shownTip;
  return (
    <FirstTip
      title={words.t('kingdom.tip')}
      text={words.formatMessage(message)}
      clause={tip.clause}
      next={words.t('kingdom.tip.next')}
      off={words.t('kingdom.tip.off')}
      onNext={markRead}
      onOff={turnOff}
    />
  );
}

/** Number of rounds in which tips are shown. */
const TIP_ROUNDS = 2;

/** The displayed tip and the handlers of its buttons. */
export interface ShownTip {
  readonly tip: Tip;
  readonly message: Message;
  readonly markRead: () => void;
  readonly turnOff: () => void;
}

/** Returns the first unread tip that matters now; null after the rounds with tips. */
export function currentTip(facts: KingdomBoardState, seen: readonly string[]): Tip | null {
  if (facts.position.round > TIP_ROUNDS) return null;
  return facts.edition.tips.find((tip) => !seen.includes(tip.name) && tip.matters(facts)) ?? null;
}

/** The text of a tip. */
export function tipMessage(
  { key }: Tip,
  { position, mapLayout }: Pick<KingdomBoardState, 'position' | 'mapLayout'>,
): Message {
  return { key, values: { city: mapLayout.map.cityNames[position.maharaja] ?? '' } };
}

/** The tip for a person who plays for the first time, with a screen of their own; null for none. */
export function useTip(): ShownTip | null {
  const [{ coach, coached }, changePreferences] = useBoardPreferences();
  const board = useKingdomBoard();
  const { decidingSeat, decisionKind, seats, isLookingBack, guidedTo, draft, changeDraft } = board;
  if (
    !coach ||
    draft.isTipRead ||
    guidedTo ||
    isSharedScreen(seats) ||
    isLookingBack ||
    decidingSeat === null ||
    decisionKind === null
  )
    return null;
  const tip = currentTip(board, coached);
  if (tip === null) return null;
  return {
    tip,
    message: tipMessage(tip, board),
    markRead: () => {
      changePreferences({ coached: [...coached, tip.name] });
      changeDraft({ isTipRead: true });
    },
    turnOff: () => changePreferences({ coach: false }),
  };
}
