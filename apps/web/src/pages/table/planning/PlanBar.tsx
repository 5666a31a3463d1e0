import { Button } from '@durbar/kit/ui/Button.tsx';
import { Card } from '@durbar/kit/ui/Card.tsx';
import { LIMITS } from '@durbar/protocol';
import { Eraser, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { currentSteps, listBranches, type PlanDraft } from '../../../table/plan-draft.ts';
import type { Planning } from '../../../table/planner.ts';
import { useWords } from '../../../words/useWords.tsx';
import { useTable, useTableState } from '../context/table-context.ts';
import { keyName } from '../effects/useShortcuts.ts';
import styles from './PlanBar.module.css';

/** The plan that the player makes: its steps, its branches, and what can be done with it. */
export default function PlanBar() {
  const words = useWords();
  const planning = useTableState((state) => state.planning);
  useEffect(() => returnFocus, []);
  if (!planning) return null;
  const { draft, planner, reason } = planning;
  const steps = currentSteps(draft);
  return (
    <Card top="gold" raised className={styles.bar} aria-label={words.t('plan.title')}>
      <div className={styles.head}>
        <p className={styles.title}>{words.t('plan.title')}</p>
        <RemoveButton planner={planner} />
        <Button
          variant="quiet"
          aria-label={words.t('plan.close')}
          keys={keyName('plan')}
          onPress={planner.close}
        >
          <X size={20} aria-hidden />
        </Button>
      </div>
      <div className={styles.said} role="status">
        {reason !== null ? (
          <p className={styles.reason}>{reason}</p>
        ) : steps.length === 0 ? (
          <p className={styles.text}>{words.t(draft.current === 0 ? 'plan.text' : 'plan.otherwise.text')}</p>
        ) : (
          <Steps draft={draft} />
        )}
      </div>
      <PlanActions planning={planning} />
    </Card>
  );
}

/** Leads the keyboard back to the button that begins to plan, when those of the plan, one of which had the focus, are gone. */
function returnFocus(): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) document.querySelector<HTMLElement>('[data-plan]')?.focus();
  });
}

/** The steps of the branch on the board, numbered as they are there. */
function Steps({ draft }: { readonly draft: PlanDraft }) {
  const words = useWords();
  const { loaded, names } = useTable();
  const list = useRef<HTMLOListElement>(null);
  const steps = currentSteps(draft);
  useEffect(() => {
    if (steps.length > 0) list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [steps]);
  return (
    <ol ref={list} className={styles.steps} aria-label={words.t('plan.steps')}>
      {steps.map(({ move, before }, i) => (
        // Steps are only added and removed at the end.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={i}>{words.formatMessage(loaded.game.describeMove(move, before), names)}</li>
      ))}
    </ol>
  );
}

function PlanActions({ planning: { draft, planner } }: { readonly planning: Planning }) {
  const words = useWords();
  const { announce } = useTable();
  const { branches, current } = draft;
  const count = listBranches(draft).length;
  const keep = async () => {
    if (await planner.keep()) announce(words.t('plan.kept'));
  };
  return (
    <div className={styles.actions}>
      <Button variant="fill" isDisabled={count === 0} onPress={() => void keep()}>
        {words.t('plan.keep')}
      </Button>
      {branches.length > 1 && (
        <Button onPress={() => planner.chooseBranch((current + 1) % branches.length)}>
          {words.t('plan.branch', { number: current + 1, of: branches.length })}
        </Button>
      )}
      {count > 0 && count < LIMITS.planBranches && currentSteps(draft).length > 0 && (
        <Button onPress={planner.addBranch}>{words.t('plan.otherwise')}</Button>
      )}
    </div>
  );
}

/** Takes back the plan that was left; nothing while none is. */
function RemoveButton({ planner }: Pick<Planning, 'planner'>) {
  const words = useWords();
  const { announce } = useTable();
  const isLeft = useTableState(({ info }) => info?.you.plan !== undefined);
  const remove = async () => {
    if (await planner.remove()) announce(words.t('plan.removed'));
  };
  if (!isLeft) return null;
  return (
    <Button variant="quiet" aria-label={words.t('plan.remove')} onPress={() => void remove()}>
      <Eraser size={20} aria-hidden />
    </Button>
  );
}
