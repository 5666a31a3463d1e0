import { Icon } from '@durbar/kit/art/Icon.tsx';
import type { ReactElement } from 'react';
import { useDesk } from '../desk.ts';
import { quarterName } from '../model/floor.ts';
import { workerArt } from '../model/look.ts';
import { LADDER, quarterState, stakesOf } from '../model/quarters.ts';
import { useBoardWords } from '../useBoardWords.ts';
import styles from './Ladder.module.css';

/** What a finished quarter pays for one's workers in it, and which rung one's own quarters stand on. */
export function Ladder(): ReactElement {
  const words = useBoardWords();
  const { position, bottom, seats, watching } = useDesk();
  const ink = seats[bottom]?.ink ?? 0;
  const stakes = stakesOf(position, bottom).filter(
    ({ quarter }) => !watching && quarterState(position, quarter) !== 'done',
  );
  return (
    <section className={styles.ladder} aria-label={words.t('mhr.ladder')}>
      <h2 className={styles.title}>{words.t('mhr.ladder')}</h2>
      <table className={styles.table}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{words.t('mhr.ladder.workers')}</th>
            <th scope="col">{words.t('mhr.ladder.mine')}</th>
            <th scope="col">{words.t('mhr.ladder.gold')}</th>
          </tr>
        </thead>
        <tbody>
          {LADDER.map(({ workers, gold }) => (
            <tr key={workers}>
              <th scope="row">{words.t('mhr.workers', { workers })}</th>
              <td className={styles.mine}>
                {stakes
                  .filter((stake) => stake.workers === workers)
                  .map(({ quarter, colour }) => (
                    <span key={`${quarter}-${colour}`} className={styles.quarter} data-second={colour === 1}>
                      <Icon
                        name={`animal-${quarterName(quarter)}`}
                        size={16}
                        ink="var(--line)"
                        cut="var(--ground)"
                        title={words.t('mhr.quarter', { quarter: quarterName(quarter) })}
                      />
                    </span>
                  ))}
              </td>
              <td className={styles.gold}>{words.number(gold)}</td>
            </tr>
          ))}
        </tbody>
        {!watching && (
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                <Icon name={workerArt(ink, 0)} size={16} /> {words.t('mhr.ladder.now')}
              </th>
              <td className={styles.gold}>{words.signed(openPotential(stakes))}</td>
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  );
}

function openPotential(stakes: ReturnType<typeof stakesOf>): number {
  return stakes.reduce((sum, { gold }) => sum + gold, 0);
}
