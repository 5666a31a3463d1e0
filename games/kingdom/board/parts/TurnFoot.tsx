import { Icon } from '@durbar/kit/art/Icon.tsx';
import { Button } from '@durbar/kit/ui/Button.tsx';
import { Switch } from '@durbar/kit/ui/Switch.tsx';
import { Undo2 } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useBoardPreferences, useKingdomBoard, useKingdomWords, useStepNarration } from '../board-context.ts';
import styles from './TurnFoot.module.css';

/**
 * The two buttons that keep their place through the whole turn: the left one undoes, the right one continues. Where undo is forbidden
 * there is only the right one.
 * @param instead the page's button for the right place while there is nothing to do, if any
 */
export function TurnFoot({ instead = null }: { readonly instead?: ReactNode }): ReactElement {
  const { decisionKind, draft, layout, forbidsUndo } = useKingdomBoard();
  const isPlanning = decisionKind === 'plan';
  const canGoBack = isPlanning || draft.isConfirmingEnd || !forbidsUndo;
  return (
    <div className={styles.foot} data-layout={layout} data-alone={!canGoBack}>
      {draft.isConfirmingEnd && <AskEndSwitch />}
      {isPlanning ? <ClearButton /> : draft.isConfirmingEnd ? <StayButton /> : canGoBack && <UndoButton />}
      {isPlanning ? <SealButton /> : <ForwardButton instead={instead} />}
    </div>
  );
}

function ClearButton(): ReactElement {
  const words = useKingdomWords();
  const { draft, clearPlan } = useKingdomBoard();
  const isEmpty = draft.arrows.every((action) => action === null) && draft.aim === null;
  return (
    <Button data-mark="clear" isDisabled={isEmpty} onPress={clearPlan}>
      <Undo2 size={18} aria-hidden /> {words.t('kingdom.plan.clear')}
    </Button>
  );
}

function SealButton(): ReactElement {
  const words = useKingdomWords();
  const { draft, sealPlan, sealedPlan, busy } = useKingdomBoard();
  const [a, b] = draft.arrows;
  const same =
    a !== null && b !== null && sealedPlan !== null && sealedPlan === Math.min(a, b) * 9 + Math.max(a, b);
  const text = sealedPlan === null ? 'seal' : same ? 'sealed' : 'change';
  return (
    <Button
      variant="fill"
      wide
      data-mark="seal"
      data-sealed={sealedPlan !== null}
      isDisabled={busy || same}
      onPress={sealPlan}
    >
      <Icon name="seal" size={22} />
      {words.t(`kingdom.plan.${text}`)}
    </Button>
  );
}

function StayButton(): ReactElement {
  const words = useKingdomWords();
  const { changeDraft } = useKingdomBoard();
  return (
    <Button data-mark="stay" onPress={() => changeDraft({ isConfirmingEnd: false })}>
      {words.t('kingdom.end.stay')}
    </Button>
  );
}

function UndoButton(): ReactElement {
  const words = useKingdomWords();
  const { undo, edition, decisionKind, layout } = useKingdomBoard();
  const isUndoable = edition.undoable.includes(decisionKind ?? '');
  return (
    <Button
      data-mark={isUndoable ? 'undo' : 'no-undo'}
      aria-label={words.t('kingdom.undo')}
      isDisabled={!isUndoable || undo === null}
      onPress={() => undo?.()}
    >
      <Undo2 size={18} aria-hidden /> {layout === 'wide' && words.t('kingdom.undo')}
    </Button>
  );
}

/** Ends the turn or continues a narration; while there is nothing to do, the page's button or an empty place. */
function ForwardButton({ instead }: { readonly instead: ReactNode }): ReactElement {
  const words = useKingdomWords();
  const { endTurn, busy, draft, decisionKind } = useKingdomBoard();
  const narration = useStepNarration();
  if (narration?.next)
    return (
      <Button variant="fill" wide data-mark="next" onPress={narration.next}>
        {narration.button}
      </Button>
    );
  if (decisionKind === 'act')
    return (
      <Button variant="fill" wide data-mark="end" isDisabled={busy} onPress={endTurn}>
        {words.t(draft.isConfirmingEnd ? 'kingdom.end.sure' : 'kingdom.end')}
      </Button>
    );
  return <div className={styles.instead}>{instead}</div>;
}

/** The switch for confirmation at the end of a turn if something is left to do, above the buttons. */
function AskEndSwitch(): ReactElement {
  const words = useKingdomWords();
  const [{ askEnd }, changePreferences] = useBoardPreferences();
  return (
    <div className={styles.ask}>
      <Switch isSelected={askEnd} onChange={(on) => changePreferences({ askEnd: on })}>
        {words.t('kingdom.end.always')}
      </Switch>
    </div>
  );
}
