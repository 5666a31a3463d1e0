import { Icon } from '@durbar/kit/art/Icon.tsx';
import { seatNamer } from '@durbar/kit/board/seats.ts';
import { Card } from '@durbar/kit/ui/Card.tsx';
import { joinClasses } from '@durbar/kit/ui/join-classes.ts';
import type { ReactElement } from 'react';
import { useSeatStatus } from '../../../../kingdom/board/parts/SeatBoards.tsx';
import { BRAHMABOT, SOLO_LEVELS } from '../../../rules/index.ts';
import { type Solo, useBoard, useBoardWords, useSolo } from '../../board-context.ts';
import { CharacterBadge, SeatCounts } from '../SeatBoard.tsx';
import styles from './BotBoard.module.css';
import { TileRow } from './TileRow.tsx';

/** Brahmabot's board: its counts, its character and its action tiles. */
export function BotBoard(): ReactElement | null {
  const solo = useSolo();
  return solo && <BotBoardCard solo={solo} />;
}

function BotBoardCard({ solo }: { readonly solo: Solo }): ReactElement {
  const words = useBoardWords();
  const { position, seats, layout, showSeat } = useBoard();
  const { bot, isRunning, isSheetOpen, setSheetOpen } = solo;
  const status = useSeatStatus(BRAHMABOT);
  const name = seatNamer(seats)(BRAHMABOT);
  const level = words.t('m20.bot.level', { level: SOLO_LEVELS[bot.level] ?? 'easy' });
  const isPlanning = position.phase === 'plan' && !isRunning;
  return (
    <Card
      className={joinClasses(styles.board, isRunning && styles.running)}
      data-seat={BRAHMABOT}
      data-layout={layout}
      data-place={`seat-${BRAHMABOT}`}
      aria-label={name}
    >
      <div className={styles.who}>
        <button
          type="button"
          className={styles.portrait}
          aria-label={words.t('seats.of', { name })}
          onClick={() => showSeat(BRAHMABOT)}
        >
          <span className={styles.crop}>
            <Icon name="brahmabot" size={64} />
          </span>
        </button>
        <div className={styles.main}>
          <div className={styles.line}>
            <b className={styles.name}>{name}</b>
            <em className={styles.state} title={level}>
              {isRunning ? words.t('kingdom.state', { state: 'turn' }) : isPlanning ? level : status}
            </em>
            <button
              type="button"
              className={styles.more}
              aria-expanded={isSheetOpen}
              onClick={() => setSheetOpen(!isSheetOpen)}
            >
              {words.t('m20.bot.details')}
            </button>
          </div>
          <SeatCounts seat={BRAHMABOT} playerColour={seats[BRAHMABOT]?.playerColour ?? 1} prestige bare />
        </div>
        <CharacterBadge seat={BRAHMABOT} />
      </div>
      <TileRow />
    </Card>
  );
}
