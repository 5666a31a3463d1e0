import { Icon } from '@durbar/kit/art/Icon.tsx';
import { Clause } from '@durbar/kit/board/Clause.tsx';
import { useCaptionContext } from '@durbar/kit/board/captions/useCaptions.ts';
import { isSharedScreen, isYou, seatNamer } from '@durbar/kit/board/seats.ts';
import { Card } from '@durbar/kit/ui/Card.tsx';
import { Emblem } from '@durbar/kit/ui/Emblem.tsx';
import { joinClasses } from '@durbar/kit/ui/join-classes.ts';
import { type ReactElement, useEffect } from 'react';
import { type KingdomBoard, useKingdomBoard, useKingdomWords, useStepNarration } from '../board-context.ts';
import { buildableCities, picksUpPiece } from '../model/targets.ts';
import { shownLine } from '../plan-words.ts';
import { useThenLine } from './AndThenCard.tsx';
import styles from './Prompt.module.css';

/** How long a reason is shown if nothing else is pressed, in milliseconds. */
const REASON_MS = 8000;

/** Whose decision it is, and what can be done. A refusal replaces the second line until the next attempt. */
export function KingdomPrompt(): ReactElement {
  const words = useKingdomWords();
  const { draft, seats, decidingSeat, explain } = useKingdomBoard();
  const { title, line: asked } = usePromptWords();
  const line = useThenLine() ?? asked;
  const narration = useStepNarration();
  const isAgain = useShowsAgain();
  const { reason } = draft;
  useEffect(() => {
    if (!reason) return undefined;
    const waiting = setTimeout(() => explain(null), REASON_MS);
    return () => clearTimeout(waiting);
    // Only a new reason restarts the time; the handler is a new function on each rendering.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [reason]);
  return (
    <Card
      className={joinClasses(
        styles.card,
        (decidingSeat !== null || narration?.next) && styles.mine,
        reason && styles.refused,
      )}
      data-ending={draft.isConfirmingEnd}
      data-shared={isSharedScreen(seats)}
    >
      <DecidingSeat />
      <h2 className={styles.title}>{draft.isConfirmingEnd ? words.t('kingdom.end.ask') : title}</h2>
      {reason ? (
        <p className={styles.refusal}>
          {words.formatMessage(reason.message, seatNamer(seats))}{' '}
          {reason.clause && <Clause name={reason.clause} />}{' '}
          <button type="button" className={styles.dismiss} onClick={() => explain(null)}>
            {words.t('kingdom.dismiss')}
          </button>
        </p>
      ) : (
        <p className={styles.line}>
          {draft.isConfirmingEnd ? words.t('kingdom.end.left') : isAgain ? null : line}
          {!draft.isConfirmingEnd && (line === '' || isAgain) && <CaptionLine />}
        </p>
      )}
    </Card>
  );
}

/** Whether a phone shows a log line again, instead of the prompt's line. */
function useShowsAgain(): boolean {
  const { layout } = useKingdomBoard();
  const { caption } = useCaptionContext();
  return layout === 'tall' && caption?.isAgain === true;
}

/** On a phone: what the playing seat does now, in the place of the prompt for the viewer's own turn. */
function CaptionLine(): ReactElement | null {
  const words = useKingdomWords();
  const { layout } = useKingdomBoard();
  const { caption, seats } = useCaptionContext();
  const [sentence] = caption?.sentences ?? [];
  if (!caption || !sentence || layout === 'wide') return null;
  return (
    <span className={styles.caption} aria-hidden="true" data-caption>
      <Emblem playerColour={seats[caption.seat]?.playerColour ?? caption.seat} size={18} />
      {words.formatMessage(sentence, seatNamer(seats))}
    </span>
  );
}

/** On a shared screen: the name of the deciding seat, above the prompt. */
function DecidingSeat(): ReactElement | null {
  const words = useKingdomWords();
  const { edition, seats, decidingSeat, decisionKind } = useKingdomBoard();
  if (decidingSeat === null || !isSharedScreen(seats)) return null;
  return (
    <p className={styles.decidingSeat} data-whose={decidingSeat}>
      <Icon name={edition.art.emblem(seats[decidingSeat]?.playerColour ?? decidingSeat)} size={16} />
      {words.t('kingdom.turnOf', { name: seatNamer(seats)(decidingSeat), kind: decisionKind ?? 'act' })}
    </p>
  );
}

/** Number of pieces that each seat places in villages before the first round. */
const FIRST_PIECES = 4;

/** Number of first pieces that a seat has placed. */
function foundedBy({ mapLayout, description }: FoundingBoard, seat: number): number {
  const owners = mapLayout.map.villageNames.flatMap((_, village) => description.villageOwners(village));
  return owners.filter((owner) => owner === seat).length;
}

type FoundingBoard = Pick<KingdomBoard, 'mapLayout' | 'description'>;

/** The most cities that a prompt names. */
const MAX_NAMED_CITIES = 3;

/** What is asked for: `lift` if the chosen card moves a piece, which must be pressed first. */
function askedKind({ draft, targets, decisionKind }: KingdomBoard): string {
  return draft.card !== null && picksUpPiece(targets) ? 'lift' : (decisionKind ?? 'act');
}

/** The texts of the prompt. */
function usePromptWords(): { title: string; line: string } {
  const words = useKingdomWords();
  const board = useKingdomBoard();
  const { position, seats, decidingSeat, actingSeat, decisionKind, prompt, draft } = board;
  const { isLookingBack, sealedPlan, mapLayout, description, targets } = board;
  const names = seatNamer(seats);
  const narration = useStepNarration();
  const { phase, maharaja } = position;
  const city = cityName(maharaja);
  if (narration && decidingSeat === null && !isLookingBack) return narration;
  if (phase === 'over') return { title: words.t('kingdom.over'), line: words.t('kingdom.over.line') };
  if (isLookingBack) return { title: words.t('kingdom.past'), line: words.t('kingdom.past.line') };
  if (decidingSeat === null)
    return { title: waitingTitle(), line: phase === 'plan' ? words.t('kingdom.wait.plan') : '' };
  if (decisionKind === 'plan' && sealedPlan !== null)
    return {
      title: words.t('kingdom.sealed'),
      line: (draft.pointedAction === null ? null : shownLine(words, board)) ?? words.t('kingdom.sealed.line'),
    };
  const title =
    decisionKind === 'plan' || !prompt ? words.t('kingdom.planning') : words.formatMessage(prompt, names);
  const shown = shownLine(words, board);
  if (shown !== null) return { title, line: shown };
  const only = decisionKind === 'owed' ? buildableCities(targets) : [];
  if (only.length > 0 && only.length <= MAX_NAMED_CITIES)
    return {
      title,
      line: words.t('kingdom.decision.only', { cities: words.formatList(only.map(cityName)) }),
    };
  if (decisionKind === 'found')
    return {
      title,
      line: words.t('kingdom.found', { nth: foundedBy(board, decidingSeat) + 1, of: FIRST_PIECES }),
    };
  return { title, line: words.t('kingdom.decision', { kind: askedKind(board), city }) };

  function cityName(one: number): string {
    return mapLayout.map.cityNames[one] ?? '';
  }

  function waitingTitle(): string {
    if (phase === 'plan') return words.t('kingdom.planning');
    const seat = position.seat >= 0 ? position.seat : description.nextSeat;
    const you = isYou(seat, actingSeat, seats) ? 'yes' : 'no';
    return words.t('kingdom.playing', { name: seat >= 0 ? names(seat) : '', you });
  }
}
