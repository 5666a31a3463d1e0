import { Icon } from '@durbar/kit/art/Icon.tsx';
import type { ReactElement } from 'react';
import { useBoard, useBoardWords } from '../board-context.ts';
import { quarterName } from '../model/floor.ts';
import { workerArt, workerColour } from '../model/pieces.ts';
import { listStakes, PAYOUT_LADDER, quarterState } from '../model/quarters.ts';
import styles from './Ladder.module.css';

/** The table of payouts for workers in a finished quarter, with the viewer's present quarters marked. */
export function Ladder(): ReactElement {
  const words = useBoardWords();
  const { position, bottomSeat, seats, isSpectator } = useBoard();
  const stakes = listStakes(position, bottomSeat).filter(
    ({ quarter }) => !isSpectator && quarterState(position, quarter) !== 'done',
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
          {PAYOUT_LADDER.map(({ workers, gold }) => (
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
                        playerColour="var(--line)"
                        cut="var(--ground)"
                        title={words.t('mhr.quarter', { quarter: quarterName(quarter) })}
                      />
                    </span>
                  ))}
              </td>
              <td className={styles.gold}>{words.formatNumber(gold)}</td>
            </tr>
          ))}
        </tbody>
        {!isSpectator && (
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                <Icon name={workerArt(workerColour(seats[bottomSeat], 0))} size={16} />{' '}
                {words.t('mhr.ladder.now')}
              </th>
              <td className={styles.gold}>{words.formatSigned(openPotential(stakes))}</td>
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  );
}

function openPotential(stakes: ReturnType<typeof listStakes>): number {
  return stakes.reduce((sum, { gold }) => sum + gold, 0);
}
