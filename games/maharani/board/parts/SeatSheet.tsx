import { at, type Seat } from '@durbar/kernel';
import { Icon } from '@durbar/kit/art/Icon.tsx';
import { Dialog } from '@durbar/kit/ui/Dialog.tsx';
import type { ReactElement } from 'react';
import { useBoard } from '../board-context.ts';
import { quarterName } from '../model/floor.ts';
import { workerArt } from '../model/pieces.ts';
import { listStakes, potentialGold } from '../model/quarters.ts';
import { type BoardKey, useBoardWords } from '../useBoardWords.ts';
import { AutoEndSwitch } from './AutoEndSwitch.tsx';
import { Markers, SeatStats } from './MaharaniSeat.tsx';
import styles from './SeatSheet.module.css';

/** Sources of gold in the order of the position's ledger. */
const SOURCES: readonly BoardKey[] = [
  'mhr.from.tiles',
  'mhr.from.workers',
  'mhr.from.quarters',
  'mhr.from.second',
];

interface SeatSheetProps {
  readonly seat: Seat;
  readonly onClose: () => void;
}

/** A sheet about one seat: its stock, the sources of its gold, and the payouts of its quarters. */
export function SeatSheet({ seat, onClose }: SeatSheetProps): ReactElement | null {
  const words = useBoardWords();
  const { position, seats, bottomSeat } = useBoard();
  const look = seats[seat];
  if (!look) return null;
  const stakes = listStakes(position, seat);
  return (
    <Dialog title={look.name} isOpen onClose={onClose}>
      <div className={styles.sheet}>
        <div className={styles.holdings}>
          <span className={styles.stats}>
            <SeatStats look={look} />
          </span>
          <span className={styles.markers}>
            <Markers look={look} size={40} />
          </span>
        </div>
        <h3 className={styles.title}>{words.t('mhr.sheet.quarters')}</h3>
        <ul className={styles.list}>
          {stakes.map(({ quarter, colour, workers, gold }) => (
            <li key={`${quarter}-${colour}`}>
              <Icon
                name={`animal-${quarterName(quarter)}`}
                size={24}
                playerColour="var(--line)"
                cut="var(--sheet)"
              />
              <span>{words.t('mhr.quarter', { quarter: quarterName(quarter) })}</span>
              <span className={styles.workers}>
                <Icon name={workerArt(look.playerColour, colour)} size={20} />
                {words.t('mhr.workers', { workers })}
              </span>
              <b>{words.formatSigned(gold)}</b>
            </li>
          ))}
          <li className={styles.total}>
            <span>{words.t('mhr.sheet.now')}</span>
            <b>{words.formatSigned(potentialGold(position, seat))}</b>
          </li>
        </ul>
        <h3 className={styles.title}>{words.t('mhr.sheet.gold')}</h3>
        <ul className={styles.list}>
          {SOURCES.map((key, kind) => (
            <li key={key} className={styles.source}>
              <span>{words.t(key)}</span>
              <b>{words.formatSigned(at(position.ledger, seat * 4 + kind))}</b>
            </li>
          ))}
        </ul>
        {seat === bottomSeat && look.isMine && <AutoEndSwitch />}
      </div>
    </Dialog>
  );
}
