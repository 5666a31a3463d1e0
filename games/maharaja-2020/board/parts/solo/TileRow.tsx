import { usePieceAnimation } from '@durbar/kit/board/animation/AnimationProvider.tsx';
import { joinClasses } from '@durbar/kit/ui/join-classes.ts';
import { type ReactElement, useState } from 'react';
import { type Solo, useBoard, useBoardWords, useSolo } from '../../board-context.ts';
import { tileMessages } from '../../model/solo/narration.ts';
import { createTileRow, type TileDisplay, tileAt } from '../../model/solo/tiles.ts';
import { TileArt } from './TileArt.tsx';
import styles from './Tiles.module.css';

/** Returns a function that describes a tile in one sentence. */
function useTileWords(): (number: number) => string {
  const words = useBoardWords();
  const { mapLayout } = useBoard();
  return (number) =>
    words.formatList(tileMessages(number, mapLayout.map.cityNames).map((part) => words.formatMessage(part)));
}

/**
 * This round's three action tiles, and the pile or, once it is turned up, the check tile. Pressing one describes it in
 * words.
 */
export function TileRow(): ReactElement | null {
  const solo = useSolo();
  return solo && <Row solo={solo} />;
}

function Row({ solo }: { readonly solo: Solo }): ReactElement | null {
  const words = useBoardWords();
  const say = useTileWords();
  const { position, layout } = useBoard();
  const { bot, turn, isRunning } = solo;
  const played = turn !== null && (isRunning || !turn.past);
  const { tiles, check, left } = createTileRow(bot, played ? turn : null);
  const [read, setRead] = useState<number | null>(null);
  if (tiles.length === 0 || position.phase === 'over') return null;
  const opened = tiles.find(({ position: at }) => at === read)?.number ?? null;
  return (
    <section className={styles.row} data-layout={layout} aria-label={words.t('m20.bot.tiles')}>
      <ul className={styles.tiles}>
        {tiles.map((tile) => (
          <li key={tile.position}>
            <Tile tile={tile} read={read === tile.position} onRead={setRead} />
          </li>
        ))}
        <li>{check === null ? <Pile left={left} /> : <Check number={check} />}</li>
      </ul>
      {opened !== null && <p className={styles.words}>{say(opened)}</p>}
    </section>
  );
}

interface TileProps {
  readonly tile: TileDisplay;
  readonly read: boolean;
  readonly onRead: (position: number | null) => void;
}

function Tile({ tile: { position, number, state }, read, onRead }: TileProps): ReactElement {
  const words = useBoardWords();
  const say = useTileWords();
  const ref = usePieceAnimation<HTMLButtonElement>(`action-${position}`);
  const label =
    number === null
      ? words.t('m20.bot.tile.hidden', { position, state })
      : words.t('m20.bot.tile', { position, state, what: say(number) });
  return (
    <button
      ref={ref}
      type="button"
      className={joinClasses(styles.tile, number === null && styles.down)}
      data-state={state}
      data-bot-tile={number ?? 'hidden'}
      data-place={`bot-tile-${position}`}
      aria-label={label}
      aria-pressed={number === null ? undefined : read}
      aria-disabled={number === null}
      data-tip=""
      onClick={() => number !== null && onRead(read ? null : position)}
    >
      <TileArt number={number} />
      <b className={styles.position}>{position}</b>
    </button>
  );
}

/** The pile from which the check tile will come. */
function Pile({ left }: { readonly left: number }): ReactElement {
  const words = useBoardWords();
  const label = words.t('m20.bot.pile', { left });
  return (
    <span
      className={joinClasses(styles.tile, styles.down, styles.pile)}
      data-tip=""
      role="img"
      aria-label={label}
    >
      <TileArt number={null} />
      <b className={styles.count}>{left}</b>
    </span>
  );
}

/** The check tile; only its number counts. */
function Check({ number }: { readonly number: number }): ReactElement {
  const words = useBoardWords();
  const ref = usePieceAnimation<HTMLSpanElement>('action-check');
  const position = tileAt(number)?.check ?? 0;
  const label = words.t('m20.bot.check.tile', { position });
  return (
    <span
      ref={ref}
      className={joinClasses(styles.tile, styles.checked)}
      data-bot-check={position}
      data-tip=""
      role="img"
      aria-label={label}
    >
      <span className={styles.faint}>
        <TileArt number={number} />
      </span>
      <b className={styles.number}>{position}</b>
    </span>
  );
}
