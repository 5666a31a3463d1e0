import { at } from '@durbar/kernel';
import { RotateCw } from 'lucide-react';
import type { ReactElement } from 'react';
import { useDesk } from '../desk.ts';
import type { Aim } from '../model/choice.ts';
import { shownSide } from '../model/floor.ts';
import { arrowTo } from '../model/labels.ts';
import { gainOf } from '../model/offers.ts';
import { namesOf, useBoardWords } from '../useBoardWords.ts';
import { TileIcon } from './TileArt.tsx';
import styles from './TurnChooser.module.css';

/** The turns that the columns leave open, each with what it brings and whom its arrow serves. */
export function TurnChooser({
  aim,
  size,
}: {
  readonly aim: Aim;
  readonly size: number;
}): ReactElement | null {
  const words = useBoardWords();
  const { position, choice, turn, seats, me, aimArrow, rotate } = useDesk();
  if (choice.slot === null || me === null || aim.placement.turns.length < 2) return null;
  const tile = at(position.rondel, choice.slot);
  const names = namesOf(seats);
  return (
    <div className={styles.turns} role="group" aria-label={words.t('mhr.turns')}>
      {aim.placement.turns.map((way) => {
        const { who, seat } = arrowTo(position, way.arrow, me);
        const gain = words.signed(gainOf(aim.placement, way));
        const label = words.say({ key: 'mhr.turn', values: { who, turnSeat: seat, gain } }, names);
        return (
          <button
            key={way.turn}
            type="button"
            className={styles.turn}
            aria-pressed={way.turn === aim.turn.turn}
            aria-label={label}
            title={label}
            onClick={() => aimArrow(way.arrow)}
          >
            <TileIcon tile={tile} turn={shownSide(way.turn, turn)} size={size} />
            <span className={styles.gain}>{gain}</span>
          </button>
        );
      })}
      <button
        type="button"
        className={styles.rotate}
        aria-label={words.t('mhr.rotate')}
        title={words.t('mhr.rotate')}
        aria-keyshortcuts="r"
        onClick={() => rotate(1)}
      >
        <RotateCw size={20} aria-hidden />
      </button>
    </div>
  );
}
