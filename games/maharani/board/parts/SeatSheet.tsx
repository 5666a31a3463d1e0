import { at, type Seat } from '@durbar/kernel';
import { Icon } from '@durbar/kit/art/Icon.tsx';
import { Dialog } from '@durbar/kit/ui/Dialog.tsx';
import type { ReactElement } from 'react';
import { useDesk } from '../desk.ts';
import { quarterName } from '../model/floor.ts';
import { workerArt } from '../model/look.ts';
import { potentialOf, stakesOf } from '../model/quarters.ts';
import { type BoardKey, useBoardWords } from '../useBoardWords.ts';
import { AutoEndSwitch } from './AutoEndSwitch.tsx';
import styles from './SeatSheet.module.css';
import { Markers, SeatStats } from './Seats.tsx';

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

/** All about one seat: what it has, where its gold came from, what its quarters would pay. */
export function SeatSheet({ seat, onClose }: SeatSheetProps): ReactElement | null {
  const words = useBoardWords();
  const { position, seats, bottom } = useDesk();
  const look = seats[seat];
  if (!look) return null;
  const stakes = stakesOf(position, seat);
  return (
    <Dialog title={look.name} isOpen onClose={onClose}>
      <div className={styles.sheet}>
        <div className={styles.has}>
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
              <Icon name={`animal-${quarterName(quarter)}`} size={24} ink="var(--line)" cut="var(--sheet)" />
              <span>{words.t('mhr.quarter', { quarter: quarterName(quarter) })}</span>
              <span className={styles.workers}>
                <Icon name={workerArt(look.ink, colour)} size={20} />
                {words.t('mhr.workers', { workers })}
              </span>
              <b>{words.signed(gold)}</b>
            </li>
          ))}
          <li className={styles.sum}>
            <span>{words.t('mhr.sheet.now')}</span>
            <b>{words.signed(potentialOf(position, seat))}</b>
          </li>
        </ul>
        <h3 className={styles.title}>{words.t('mhr.sheet.gold')}</h3>
        <ul className={styles.list}>
          {SOURCES.map((key, kind) => (
            <li key={key} className={styles.source}>
              <span>{words.t(key)}</span>
              <b>{words.signed(at(position.ledger, seat * 4 + kind))}</b>
            </li>
          ))}
        </ul>
        {seat === bottom && look.mine && <AutoEndSwitch />}
      </div>
    </Dialog>
  );
}
