import { Icon } from '@durbar/kit/art/Icon.tsx';
import { type ReactElement, useMemo } from 'react';
import { useCourt } from '../court.ts';
import { useCourtWords } from '../useCourtWords.ts';
import styles from './PlanSum.module.css';

/** What the chosen plan would come to in the Maharaja's city, as things stand. */
export function PlanSum(): ReactElement | null {
  const words = useCourtWords();
  const { position, me, asked, draft, chart, looks } = useCourt();
  const [a, b] = draft.arrows;
  const sum = useMemo(
    () => (a === null || b === null ? null : looks.planSum(a, b)),
    // What is said follows from these; `looks` is made anew each time.
    // oxlint-disable-next-line react/exhaustive-deps
    [position, me, asked, a, b, words],
  );
  if (!sum) return null;
  return (
    <section className={styles.sum}>
      <h3>{words.t('court.sum', { city: chart.map.cityNames[position.maharaja] ?? '' })}</h3>
      <dl>
        {sum.lines.map(({ text, art, value }) => (
          <div key={text}>
            <dt>{text}</dt>
            <dd>
              <Icon name={art} size={17} /> {value}
            </dd>
          </div>
        ))}
      </dl>
      {!sum.whole && <p>{words.t('court.sum.part')}</p>}
    </section>
  );
}
