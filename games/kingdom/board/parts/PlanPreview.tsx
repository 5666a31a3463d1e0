import { Icon } from '@durbar/kit/art/Icon.tsx';
import { Card } from '@durbar/kit/ui/Card.tsx';
import { type ReactElement, useMemo } from 'react';
import { useKingdomBoard } from '../board-context.ts';
import { useKingdomWords } from '../useKingdomWords.ts';
import styles from './PlanPreview.module.css';

/** What the chosen plan would come to in the Maharaja's city, as things stand. */
export function PlanPreview(): ReactElement | null {
  const words = useKingdomWords();
  const { position, decidingSeat, actingSeat, draft, mapLayout, description } = useKingdomBoard();
  const [a, b] = draft.arrows;
  const sum = useMemo(
    () => (a === null || b === null ? null : description.planPreview(a, b)),
    // What is said follows from these; `looks` is made anew each time.
    // oxlint-disable-next-line react/exhaustive-deps
    [position, decidingSeat, actingSeat, a, b, words],
  );
  if (!sum) return null;
  return (
    <Card className={styles.planPreview}>
      <h3>{words.t('kingdom.sum', { city: mapLayout.map.cityNames[position.maharaja] ?? '' })}</h3>
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
      {!sum.isComplete && <p>{words.t('kingdom.sum.part')}</p>}
    </Card>
  );
}
