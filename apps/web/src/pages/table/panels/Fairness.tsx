import { commitmentOf, parseRecord, RecordError, verify } from '@durbar/kernel';
import { Button } from '@durbar/kit/ui/Button.tsx';
import { useState } from 'react';
import { ApiError } from '../../../net/api.ts';
import { useWords, type WordKey } from '../../../words/useWords.tsx';
import { useTable, useTableState } from '../context/table-context.ts';
import styles from './panels.module.css';

interface Verdict {
  readonly good: boolean;
  readonly texts: readonly string[];
}

/** Proof of the fair deal: the commitment from the start, and a check of the record after the end. */
export function Fairness() {
  const words = useWords();
  const { controller, loaded } = useTable();
  const info = useTableState((state) => state.info);
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  if (!info) return null;
  const check = async () => {
    try {
      const record = parseRecord(await controller.connection.exportMatch());
      const findings = verify(loaded.game, record);
      // Compared with the commitment that this page received, not with the record's.
      const commitmentHolds = !record.fairness || commitmentOf(record.fairness.secret) === info.commitment;
      const texts = findings.map(({ explanation }) => words.formatMessage(explanation));
      if (!commitmentHolds) texts.push(words.t('fairness.unbound'));
      setVerdict({ good: texts.length === 0, texts });
    } catch (error) {
      if (error instanceof RecordError)
        setVerdict({ good: false, texts: [words.formatMessage(error.explanation)] });
      else if (error instanceof ApiError)
        setVerdict({ good: false, texts: [words.formatMessage(error.problem)] });
      else throw error;
    }
  };
  const over = info.fairness !== null;
  const facts: readonly (readonly [WordKey, string])[] = [
    ['fairness.commitment', info.commitment],
    ...(info.fairness
      ? ([
          ['fairness.secret', info.fairness.secret],
          ['fairness.nonces', info.fairness.nonces.join(', ')],
        ] as const)
      : []),
  ];
  return (
    <div className={styles.stack}>
      <p>{words.t(controller.connection.place === 'device' ? 'fairness.device' : 'fairness.text')}</p>
      <dl className={styles.facts}>
        {facts.map(([key, value]) => (
          <div key={key} className={styles.fact}>
            <dt>{words.t(key)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {over ? (
        <Button variant="fill" onPress={() => void check()}>
          {words.t('fairness.check')}
        </Button>
      ) : (
        <p className={styles.hint}>{words.t('fairness.later')}</p>
      )}
      <div role="status">
        {verdict?.good && <p className={styles.success}>{words.t('fairness.good')}</p>}
        {verdict?.texts.map((text) => (
          <p key={text} className={styles.error}>
            {text}
          </p>
        ))}
      </div>
    </div>
  );
}
