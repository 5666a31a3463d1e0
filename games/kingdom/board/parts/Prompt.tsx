import { Icon } from '@durbar/kit/art/Icon.tsx';
import { Clause } from '@durbar/kit/board/Clause.tsx';
import { isSharedScreen, isYou, seatNamer } from '@durbar/kit/board/seats.ts';
import { Button } from '@durbar/kit/ui/Button.tsx';
import { Card } from '@durbar/kit/ui/Card.tsx';
import { joinClasses } from '@durbar/kit/ui/join-classes.ts';
import { Switch } from '@durbar/kit/ui/Switch.tsx';
import { Undo2 } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useBoardPreferences, useKingdomBoard, useKingdomWords, useStepNarration } from '../board-context.ts';
import { buildableCities } from '../model/targets.ts';
import styles from './Prompt.module.css';

interface PromptProps {
  /** Text instead of the prompt; null for none. */
  readonly text: string | null;
  /** The page's button that skips playback; null if there is nothing to skip. */
  readonly skip: ReactNode | null;
}

/** Whose decision it is, the prompt, and buttons for it. A refusal replaces the prompt until the next attempt. */
export function KingdomPrompt({ text, skip }: PromptProps): ReactElement {
  const words = useKingdomWords();
  const board = useKingdomBoard();
  const { edition, draft, seats, decidingSeat, decisionKind, explain, layout } = board;
  const names = seatNamer(seats);
  const { title, line } = usePromptWords();
  const narration = useStepNarration();
  const next = narration?.next ?? null;
  const { reason } = draft;
  return (
    <Card
      className={joinClasses(
        styles.card,
        (decidingSeat !== null || next) && styles.mine,
        reason && styles.refused,
      )}
      data-ending={draft.isConfirmingEnd}
      data-shared={isSharedScreen(seats)}
    >
      <div className={styles.words}>
        <DecidingSeat />
        <h2 className={styles.title}>{title}</h2>
        {reason ? (
          <p className={styles.refusal}>
            {words.formatMessage(reason.message, names)} {reason.clause && <Clause name={reason.clause} />}{' '}
            <button type="button" className={styles.dismiss} onClick={() => explain(null)}>
              {words.t('kingdom.dismiss')}
            </button>
          </p>
        ) : layout === 'tall' && decisionKind === 'act' && !draft.isConfirmingEnd ? null : (
          <p className={styles.line}>{draft.isConfirmingEnd ? words.t('kingdom.end.ask') : (text ?? line)}</p>
        )}
        {draft.isConfirmingEnd && <AskEndSwitch />}
      </div>
      <div className={styles.actions}>
        {skip}
        {next && (
          <Button variant="fill" data-mark="next" onPress={next}>
            {narration?.button}
          </Button>
        )}
        {decisionKind === 'act' && <EndButton />}
        {edition.undoable.includes(decisionKind ?? '') && <UndoButton />}
      </div>
    </Card>
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

function EndButton(): ReactElement {
  const words = useKingdomWords();
  const { endTurn, busy, draft, changeDraft } = useKingdomBoard();
  return (
    <>
      <Button variant="fill" data-mark="end" isDisabled={busy} onPress={endTurn}>
        {words.t(draft.isConfirmingEnd ? 'kingdom.end.sure' : 'kingdom.end')}
      </Button>
      {draft.isConfirmingEnd && (
        <Button onPress={() => changeDraft({ isConfirmingEnd: false })}>{words.t('kingdom.end.stay')}</Button>
      )}
    </>
  );
}

function UndoButton(): ReactElement | null {
  const words = useKingdomWords();
  const { undo, draft } = useKingdomBoard();
  if (draft.isConfirmingEnd) return null;
  return (
    <Button
      variant="round"
      data-mark="undo"
      aria-label={words.t('kingdom.undo')}
      isDisabled={undo === null}
      onPress={() => undo?.()}
    >
      <Undo2 size={20} aria-hidden />
    </Button>
  );
}

/** The most cities that a prompt names. */
const MAX_NAMED_CITIES = 3;

/** The texts of the prompt. */
function usePromptWords(): { title: string; line: string } {
  const words = useKingdomWords();
  const {
    position,
    seats,
    decidingSeat,
    actingSeat,
    decisionKind,
    prompt,
    isLookingBack,
    sealedPlan,
    mapLayout,
    description,
    targets,
  } = useKingdomBoard();
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
    return { title: words.t('kingdom.sealed'), line: words.t('kingdom.sealed.line') };
  const title =
    decisionKind === 'plan' || !prompt ? words.t('kingdom.planning') : words.formatMessage(prompt, names);
  const only = decisionKind === 'owed' ? buildableCities(targets) : [];
  if (only.length > 0 && only.length <= MAX_NAMED_CITIES)
    return {
      title,
      line: words.t('kingdom.decision.only', { cities: words.formatList(only.map(cityName)) }),
    };
  return { title, line: words.t('kingdom.decision', { kind: decisionKind ?? 'act', city }) };

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

/** The switch for confirmation at the end of a turn if something is left to do. */
function AskEndSwitch(): ReactElement {
  const words = useKingdomWords();
  const [{ askEnd }, changePreferences] = useBoardPreferences();
  return (
    <Switch isSelected={askEnd} onChange={(on) => changePreferences({ askEnd: on })}>
      {words.t('kingdom.end.always')}
    </Switch>
  );
}
