import { Button } from '@durbar/kit/ui/Button.tsx';
import { Card } from '@durbar/kit/ui/Card.tsx';
import { Segmented } from '@durbar/kit/ui/Segmented.tsx';
import { LIMITS } from '@durbar/protocol';
import { X } from 'lucide-react';
import { currentSteps, listBranches, type PlanDraft } from '../../../table/plan-draft.ts';
import { useWords } from '../../../words/useWords.tsx';
import { useTable, useTableState } from '../context/table-context.ts';
import { keyName } from '../effects/useShortcuts.ts';
import styles from './PlanBar.module.css';

/** The plan that the player makes: its steps, its branches, and what can be done with it. @param reason why the last press was refused */
export default function PlanBar({ reason }: { readonly reason: string | null }) {
  const words = useWords();
  const { controller } = useTable();
  const planning = useTableState((state) => state.planning);
  if (!planning) return null;
  const steps = currentSteps(planning);
  return (
    <Card top="gold" raised className={styles.bar} aria-label={words.t('plan.title')}>
      <div className={styles.head}>
        <p className={styles.title}>{words.t('plan.title')}</p>
        <Button
          variant="quiet"
          aria-label={words.t('plan.close')}
          keys={keyName('plan')}
          onPress={controller.planner.close}
        >
          <X size={20} aria-hidden />
        </Button>
      </div>
      {planning.branches.length > 1 && <Branches planning={planning} />}
      <div className={styles.said} role="status">
        {reason !== null ? (
          <p className={styles.reason}>{reason}</p>
        ) : steps.length === 0 ? (
          <p className={styles.text}>
            {words.t(planning.current === 0 ? 'plan.text' : 'plan.otherwise.text')}
          </p>
        ) : (
          <Steps planning={planning} />
        )}
      </div>
      <PlanActions planning={planning} />
    </Card>
  );
}

/** The steps of the branch on the board, numbered as they are there. */
function Steps({ planning }: { readonly planning: PlanDraft }) {
  const words = useWords();
  const { loaded, names } = useTable();
  return (
    <ol className={styles.steps} aria-label={words.t('plan.steps')}>
      {currentSteps(planning).map(({ move, before }, i) => (
        // Steps are only added and removed at the end.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={i}>{words.formatMessage(loaded.game.describeMove(move, before), names)}</li>
      ))}
    </ol>
  );
}

/** The choice of a branch: the first that holds is carried out. */
function Branches({ planning }: { readonly planning: PlanDraft }) {
  const words = useWords();
  const { controller } = useTable();
  return (
    <Segmented
      label={words.t('plan.branches')}
      value={String(planning.current)}
      onChange={(value) => controller.planner.chooseBranch(Number(value))}
      choices={planning.branches.map((_, i) => ({
        value: String(i),
        text: words.t('plan.branch', { number: i + 1 }),
      }))}
    />
  );
}

function PlanActions({ planning }: { readonly planning: PlanDraft }) {
  const words = useWords();
  const { controller, announce } = useTable();
  const { planner } = controller;
  const isLeft = useTableState(({ info }) => info?.you.plan !== undefined);
  const count = listBranches(planning).length;
  const keep = async () => {
    if (await planner.keep()) announce(words.t('plan.kept'));
  };
  const remove = async () => {
    if (await planner.remove()) announce(words.t('plan.removed'));
  };
  return (
    <div className={styles.actions}>
      <Button variant="fill" isDisabled={count === 0} onPress={() => void keep()}>
        {words.t('plan.keep')}
      </Button>
      {count > 0 && count < LIMITS.planBranches && currentSteps(planning).length > 0 && (
        <Button onPress={planner.addBranch}>{words.t('plan.otherwise')}</Button>
      )}
      {isLeft && <Button onPress={() => void remove()}>{words.t('plan.remove')}</Button>}
    </div>
  );
}
