import { type Message, parseRecord, RecordError } from '@durbar/kernel';
import type { TableInfo } from '@durbar/protocol';
import { CircleCheck, CircleHelp, CircleX } from 'lucide-react';
import { useEffect, useState } from 'react';
import { ApiError } from '../../../net/api-error.ts';
import { type DealVerdict, dealVerdict, foresee } from '../../../table/deal-verdict.ts';
import { keptDeals } from '../../../table/device-deals.ts';
import type { SeenMatch } from '../../../table/seen-match.ts';
import type { TableController } from '../../../table/table-controller.ts';
import { useWords, type WordKey } from '../../../words/useWords.tsx';
import { useTable, useTableState } from '../context/table-context.ts';
import { FailedStarts } from './FailedStarts.tsx';
import styles from './panels.module.css';

/**
 * Whether anybody could have chosen the deal: what this device can check, what it cannot and why, and the numbers for a
 * check by hand.
 */
export function Fairness() {
  const words = useWords();
  const { controller } = useTable();
  const info = useTableState((state) => state.info);
  if (!info) return null;
  const onDevice = controller.connection.place === 'device';
  return (
    <div className={styles.stack}>
      <p>{words.t(onDevice ? 'fairness.device' : 'fairness.text')}</p>
      {info.fairness ? <Checked info={info} /> : !onDevice && <Foreseen info={info} />}
      {!onDevice && <Numbers info={info} />}
      <FailedStarts rounds={info.rounds} />
    </div>
  );
}

/** While the match runs: whether this device will be able to check its deal. */
function Foreseen({ info }: { info: TableInfo }) {
  const words = useWords();
  const why = foresee(keptDeals.of(info.id), info.rounds.length, info.you.seat !== null);
  return why === null ? (
    <p className={styles.hint}>{words.t('fairness.later')}</p>
  ) : (
    <Unchecked text={words.t(`fairness.unchecked.${why}`)} />
  );
}

/** What the page was shown of the match. */
function seenBy({ store, viewer }: TableController): SeenMatch | null {
  const { latest, olderEntries } = store.getState();
  return latest && { viewer, situation: latest.situation, log: [...olderEntries, ...latest.log] };
}

/** Gets the record from the server and checks it against what this device kept and was shown. */
function useVerdict(info: TableInfo): DealVerdict | Message | null {
  const { controller, loaded } = useTable();
  const [verdict, setVerdict] = useState<DealVerdict | Message | null>(null);
  const { id, you } = info;
  const seated = you.seat !== null;
  // The table's end may be known before the match's last update.
  const status = useTableState(({ latest }) => latest?.situation.status ?? null);
  const isShown = status === 'over' || status === 'abandoned';
  useEffect(() => {
    let wanted = true;
    const check = async (): Promise<DealVerdict | Message | null> => {
      try {
        const record = parseRecord(await controller.connection.exportMatch());
        const seen = isShown ? seenBy(controller) : null;
        return seen && dealVerdict(loaded.game, record, keptDeals.of(id), seated, seen);
      } catch (error) {
        if (error instanceof RecordError) return error.explanation;
        if (error instanceof ApiError) return error.problem;
        throw error;
      }
    };
    void check().then((found) => wanted && setVerdict(found));
    return () => {
      wanted = false;
    };
  }, [controller, loaded, id, seated, isShown]);
  return verdict;
}

function Checked({ info }: { info: TableInfo }) {
  const words = useWords();
  const { controller } = useTable();
  const verdict = useVerdict(info);
  const onDevice = controller.connection.place === 'device';
  return (
    <div role="status">
      {verdict === null && <p className={styles.hint}>{words.t('fairness.checking')}</p>}
      {verdict && 'key' in verdict && <Wrong texts={[words.formatMessage(verdict)]} />}
      {verdict && 'kind' in verdict && verdict.kind === 'fair' && <Good text={words.t('fairness.fair')} />}
      {verdict &&
        'kind' in verdict &&
        verdict.kind === 'unchecked' &&
        (onDevice ? (
          <Good text={words.t('replay.good.moves')} />
        ) : (
          <Unchecked text={words.t(`fairness.unchecked.${verdict.why}`)} />
        ))}
      {verdict && 'kind' in verdict && verdict.kind === 'unfair' && (
        <Wrong
          texts={[
            words.t('fairness.unfair'),
            ...verdict.faults.map((fault) => words.t(`fairness.fault.${fault}`)),
            ...verdict.findings.map(({ explanation }) => words.formatMessage(explanation)),
          ]}
        />
      )}
    </div>
  );
}

function Good({ text }: { text: string }) {
  return (
    <p className={`${styles.verdict} ${styles.success}`}>
      <CircleCheck size={20} aria-hidden />
      <span>{text}</span>
    </p>
  );
}

/** What this device cannot check, and why. */
function Unchecked({ text }: { text: string }) {
  const words = useWords();
  return (
    <div className={styles.verdict}>
      <CircleHelp size={20} aria-hidden />
      <p>
        <strong>{words.t('fairness.unchecked')}</strong> {text}
      </p>
    </div>
  );
}

function Wrong({ texts }: { texts: readonly string[] }) {
  return (
    <div className={`${styles.verdict} ${styles.error}`}>
      <CircleX size={20} aria-hidden />
      <div>
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </div>
  );
}

/** The numbers for a check by hand. */
function Numbers({ info }: { info: TableInfo }) {
  const words = useWords();
  const { names } = useTable();
  /** The nonce of each player; bots have none. */
  const bySeat = (given: readonly (string | null)[]) =>
    given.flatMap((value, seat) => (value === null ? [] : [`${names(seat)}: ${value}`]));
  const facts: readonly (readonly [WordKey, readonly string[]])[] = [
    ['fairness.commitment', [info.commitment]],
    ['fairness.hashes', bySeat(info.hashes)],
    ...(info.fairness
      ? ([
          ['fairness.secret', [info.fairness.secret]],
          ['fairness.nonces', bySeat(info.fairness.nonces)],
        ] as const)
      : []),
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([key, values]) => (
        <div key={key} className={styles.fact}>
          <dt>{words.t(key)}</dt>
          {values.map((value) => (
            <dd key={value}>{value}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
