import { Icon } from '@durbar/kit/art/Icon.tsx';
import { RotateCw } from 'lucide-react';
import type { ReactElement } from 'react';
import { useDesk } from '../desk.ts';
import type { Aim } from '../model/choice.ts';
import { shownSide } from '../model/floor.ts';
import { arrowTo } from '../model/labels.ts';
import { gainOf } from '../model/offers.ts';
import { namesOf, useBoardWords } from '../useBoardWords.ts';
import { sealArt } from './SidesArt.tsx';
import styles from './TurnChooser.module.css';

/** The turns that the columns leave open: whom the arrow would serve, on which side, and what that brings. */
export function TurnChooser({ aim }: { readonly aim: Aim }): ReactElement | null {
  const words = useBoardWords();
  const { position, turn, seats, me, aimArrow } = useDesk();
  if (me === null || aim.placement.turns.length < 2) return null;
  return (
    <div className={styles.turns} role="group" aria-label={words.t('mhr.turns')}>
      <p className={styles.head} aria-hidden="true">
        {words.t('mhr.turns.head')}
      </p>
      {aim.placement.turns.map((way) => {
        const { who, seat } = arrowTo(position, way.arrow, me);
        const look = seats[seat];
        const gain = words.signed(gainOf(aim.placement, way));
        const label = words.say({ key: 'mhr.turn', values: { who, turnSeat: seat, gain } }, namesOf(seats));
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
            <span className={styles.sum}>
              <span className={styles.arrow} data-side={shownSide(way.arrow, turn)} />
              {look ? <Icon name={sealArt(look.ink)} size={16} /> : <span className={styles.nobody} />}
              <b>{gain}</b>
            </span>
            <span className={styles.whom}>
              {words.say({ key: 'mhr.turn.whom', values: { who, turnSeat: seat } }, namesOf(seats))}
            </span>
          </button>
        );
      })}
    </div>
  );
}

/** Turns the tile that is pointed at on by one of its turns. */
export function RotateButton(): ReactElement {
  const words = useBoardWords();
  const { rotate } = useDesk();
  return (
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
  );
}
