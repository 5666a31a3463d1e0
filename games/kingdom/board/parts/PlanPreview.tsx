import { Icon } from '@durbar/kit/art/Icon.tsx';
import { Card } from '@durbar/kit/ui/Card.tsx';
import { type ReactElement, useMemo } from 'react';
import { useKingdomBoard } from '../board-context.ts';
import { useKingdomWords } from '../useKingdomWords.ts';
import styles from './PlanPreview.module.css';

/** The result of the chosen plan in the Maharaja's city, in the present position. */
export function PlanPreview(): ReactElement | null {
  const words = useKingdomWords();
  const { position, decidingSeat, actingSeat, draft, mapLayout, description } = useKingdomBoard();
  const [a, b] = draft.arrows;
  const sum = useMemo(
    () => (a === null || b === null ? null : description.planPreview(a, b)),
    // The text depends on these values only; `description` is a new object on each rendering.
    // oxlint-disable-next-line react/exhaustive-deps
    [position, decidingSeat, actingSeat, a, b, words],
  );
  if (!sum) return null;
  return (
    <Card className={styles.planPreview} data-scrolls>
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
