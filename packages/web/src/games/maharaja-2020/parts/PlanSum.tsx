import { type ReactElement, useMemo } from 'react';
import { Icon } from '../../../board-kit/Icon.tsx';
import { useDesk } from '../desk.ts';
import { planSum } from '../model/plan-sum.ts';
import { namesOf, useBoardWords } from '../useBoardWords.ts';
import styles from './PlanSum.module.css';

/** What the chosen plan would come to in the Maharaja's city, as things stand. */
export function PlanSum(): ReactElement | null {
  const words = useBoardWords();
  const { position, me, asked, draft, chart, seats } = useDesk();
  const seat = me ?? asked ?? 0;
  const [a, b] = draft.arrows;
  const sum = useMemo(
    () => (a === null || b === null ? null : planSum(position, seat, [a, b])),
    [position, seat, a, b],
  );
  if (!sum) return null;
  const { coins, taken, road, builds, left, mine, rival, statues, prestige, whole } = sum;
  return (
    <section className={styles.sum}>
      <h3>{words.t('m20.sum', { city: chart.map.cityNames[position.maharaja] ?? '' })}</h3>
      <dl>
        <div>
          <dt>{words.t('m20.sum.coins', { coins, taken, road, builds })}</dt>
          <dd>
            <Icon name="coin" size={17} /> {left}
          </dd>
        </div>
        <div>
          <dt>
            {words.t('m20.sum.worship', {
              mine: mine.total,
              rank: mine.rank,
              rival: rival ? namesOf(seats)(rival.seat) : '',
              other: rival?.total ?? -1,
            })}
          </dt>
          <dd>
            <Icon name="coin" size={17} /> {words.signed(mine.coins)}
          </dd>
        </div>
        {statues + prestige > 0 && (
          <div>
            <dt>{words.t('m20.sum.prestige', { statues, prestige })}</dt>
            <dd>
              <Icon name="prestige" size={17} /> {words.signed(3 * statues + prestige)}
            </dd>
          </div>
        )}
      </dl>
      {!whole && <p>{words.t('m20.sum.part')}</p>}
    </section>
  );
}
