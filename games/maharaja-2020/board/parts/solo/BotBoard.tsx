import { Icon } from '@durbar/kit/art/Icon.tsx';
import { classes } from '@durbar/kit/ui/classes.ts';
import type { ReactElement } from 'react';
import { useSeatState } from '../../../../kingdom/board/parts/SeatBoards.tsx';
import { BRAHMABOT, SOLO_LEVELS } from '../../../rules/index.ts';
import { useDesk } from '../../desk.ts';
import { type Solo, useSolo } from '../../solo.ts';
import { namesOf, useBoardWords } from '../../useBoardWords.ts';
import { CharacterSign, Stock } from '../SeatBoard.tsx';
import styles from './BotBoard.module.css';
import { TileRow } from './TileRow.tsx';

/** Who sits opposite: Brahmabot, with what it has, its character and its action tiles. */
export function BotBoard(): ReactElement | null {
  const solo = useSolo();
  return solo && <Board solo={solo} />;
}

function Board({ solo }: { readonly solo: Solo }): ReactElement {
  const words = useBoardWords();
  const { position, seats } = useDesk();
  const { bot, on, sheet, openSheet } = solo;
  const state = useSeatState(BRAHMABOT);
  const name = namesOf(seats)(BRAHMABOT);
  const level = words.t('m20.bot.level', { level: SOLO_LEVELS[bot.level] ?? 'easy' });
  const planning = position.phase === 'plan' && !on;
  return (
    <section className={classes(styles.board, on && styles.on)} data-seat={BRAHMABOT} aria-label={name}>
      <div className={styles.who}>
        <span className={styles.portrait}>
          <Icon name="brahmabot" size={64} />
        </span>
        <div className={styles.main}>
          <div className={styles.line}>
            <b className={styles.name}>{name}</b>
            <em className={styles.state} title={level}>
              {on ? words.t('court.state', { state: 'turn' }) : planning ? level : state}
            </em>
            <button
              type="button"
              className={styles.more}
              aria-expanded={sheet}
              onClick={() => openSheet(!sheet)}
            >
              {words.t('m20.bot.details')}
            </button>
          </div>
          <Stock seat={BRAHMABOT} ink={seats[BRAHMABOT]?.ink ?? 1} prestige bare />
        </div>
        <CharacterSign seat={BRAHMABOT} />
      </div>
      <TileRow />
    </section>
  );
}
