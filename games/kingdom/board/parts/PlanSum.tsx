import { Icon } from '@durbar/kit/art/Icon.tsx';
import type { ArtName } from '@durbar/kit/art/names.ts';
import { joinSentences } from '@durbar/kit/board/join-sentences.ts';
import { Card } from '@durbar/kit/ui/Card.tsx';
import { Ribbon } from '@durbar/kit/ui/Ribbon.tsx';
import type { ReactElement } from 'react';
import { useKingdomBoard, useKingdomWords } from '../board-context.ts';
import type { Stock } from '../model/plan-play.ts';
import type { Plan, PlannedAction } from '../model/plan-summary.ts';
import { actionDetail, actionShort, actionTitle, pointsLine, rankLine } from '../plan-words.ts';
import styles from './PlanSum.module.css';

/** The plan in the order of play, what the seat keeps, and the rank and payout that it leads to as things stand. */
export function PlanSum(): ReactElement | null {
  const words = useKingdomWords();
  const { plan: view } = useKingdomBoard();
  if (!view) return null;
  const { plan } = view;
  return (
    <Card className={styles.sum} aria-label={words.t('kingdom.plan.sum')}>
      <header className={styles.head}>
        <h3>{words.t('kingdom.plan.sum')}</h3>
        <span>{words.t('kingdom.plan.now')}</span>
      </header>
      <p className={styles.line}>
        <span>{words.t('kingdom.plan.have')}</span>
        <Amount art="coin" value={words.formatNumber(plan.coins)} />
      </p>
      <ArrowSlots />
      <Kept plan={plan} />
      <Outcome plan={plan} />
    </Card>
  );
}

/** The two arrows with what their actions do: those that are set in the order of play. */
export function ArrowSlots(): ReactElement | null {
  const { plan: view, layout } = useKingdomBoard();
  if (!view) return null;
  const { actions } = view.plan;
  const unset = ([0, 1] as const).filter((arrow) => actions.every((one) => one.arrow !== arrow));
  return (
    <div className={styles.slots} data-layout={layout}>
      {actions.map((planned) => (
        <Slot key={planned.arrow} arrow={planned.arrow} planned={planned} />
      ))}
      {unset.map((arrow) => (
        <Slot key={arrow} arrow={arrow} planned={null} />
      ))}
    </div>
  );
}

interface SlotProps {
  readonly arrow: 0 | 1;
  readonly planned: PlannedAction | null;
}

/** One arrow: pressing it makes it the one that the next press on the disc turns. */
function Slot({ arrow, planned }: SlotProps): ReactElement {
  const words = useKingdomWords();
  const { edition, draft, changeDraft, decidingSeat, seats, layout } = useKingdomBoard();
  const { name, title, detail, label } = useSlotWords(arrow, planned);
  const tall = layout === 'tall';
  return (
    <button
      type="button"
      className={styles.slot}
      aria-pressed={draft.activeArrow === arrow}
      aria-label={joinSentences(words.t('kingdom.plan.arrow', { arrow: arrow + 1 }), label)}
      data-arrow={arrow}
      data-aimed={planned?.action ?? 'nothing'}
      data-progress={planned?.progress ?? 'none'}
      data-set={planned !== null}
      onClick={() => changeDraft({ activeArrow: arrow, pointedAction: null })}
    >
      <span className={styles.mark}>
        <span className={styles.number} data-player-colour={seats[decidingSeat ?? 0]?.playerColour ?? 0}>
          {arrow + 1}
        </span>
        {planned && tall && <Icon name={edition.art.action(planned.action)} size={26} />}
      </span>
      <span className={styles.words}>
        <b>{tall ? name : title}</b>
        <small>{detail}</small>
      </span>
      {planned && !tall && <Changes change={planned.change} />}
    </button>
  );
}

/** The texts of an arrow: short ones on a phone, and all of them for screen readers. */
function useSlotWords(arrow: 0 | 1, planned: PlannedAction | null) {
  const words = useKingdomWords();
  const board = useKingdomBoard();
  const tall = board.layout === 'tall';
  if (!planned) {
    const name = words.t('kingdom.plan.arrow', { arrow: arrow + 1 });
    const ask = words.t('kingdom.plan.empty');
    return { name, title: name, detail: tall ? words.t('kingdom.plan.open') : ask, label: ask };
  }
  const title = actionTitle(words, board, planned);
  const whole = actionDetail(words, board, planned);
  return {
    name: board.description.actionText(planned.action).name,
    title,
    detail: tall ? actionShort(words, board, planned) : whole,
    label: joinSentences(title, whole),
  };
}

function Changes({ change }: { readonly change: Stock }): ReactElement {
  const words = useKingdomWords();
  const { edition, seats, decidingSeat } = useKingdomBoard();
  const small = edition.art.small(seats[decidingSeat ?? 0]?.playerColour ?? 0);
  const arts = { coins: 'coin', small, prestige: 'prestige' } as const;
  const kinds = (['coins', 'small', 'prestige'] as const).filter(
    (kind) => change[kind] !== 0 && (kind !== 'small' || change[kind] > 0),
  );
  return (
    <span className={styles.changes} aria-hidden="true">
      {kinds.map((kind) => (
        <Amount key={kind} art={arts[kind]} value={words.formatSigned(change[kind])} />
      ))}
    </span>
  );
}

function Amount({ art, value }: { readonly art: ArtName; readonly value: string }): ReactElement {
  return (
    <span className={styles.amount}>
      <Icon name={art} size={17} />
      <b>{value}</b>
    </span>
  );
}

function Kept({ plan }: { readonly plan: Plan }): ReactElement {
  const words = useKingdomWords();
  const { description } = useKingdomBoard();
  const more = description.prestigeOf(plan);
  return (
    <p className={styles.line} data-kept>
      <span>{words.t('kingdom.plan.keep')}</span>
      {more && <Amount art={more.art} value={words.formatSigned(more.points)} />}
      <Amount art="coin" value={words.formatNumber(plan.left)} />
    </p>
  );
}

/** Rank and payout in the scored city, before and after the plan. */
function Outcome({ plan }: { readonly plan: Plan }): ReactElement | null {
  const words = useKingdomWords();
  const board = useKingdomBoard();
  const { edition, position, mapLayout } = board;
  const { scoring } = plan;
  if (!scoring) return null;
  const { before, after } = scoring;
  return (
    <Ribbon className={styles.outcome}>
      <Icon name={edition.art.crest(position.maharaja)} size={26} />
      <span className={styles.words}>
        <b>{rankLine(words, scoring, mapLayout.map.cityNames[position.maharaja] ?? '')}</b>
        <small>{pointsLine(words, board, scoring)}</small>
      </span>
      <span className={styles.amount} data-payout>
        <Icon name="coin" size={18} />
        <b>
          {before.coins === after.coins
            ? words.formatNumber(after.coins)
            : words.t('kingdom.plan.payout', { before: before.coins, after: after.coins })}
        </b>
      </span>
    </Ribbon>
  );
}
