import { useMotion } from '@durbar/kit/board/motion/Stage.tsx';
import { classes } from '@durbar/kit/ui/classes.ts';
import { type ReactElement, useState } from 'react';
import { useDesk } from '../../desk.ts';
import { tileMessages } from '../../model/solo/tell.ts';
import { type TileLook, tileAt, tileRow } from '../../model/solo/tiles.ts';
import { type Solo, useSolo } from '../../solo.ts';
import { useBoardWords } from '../../useBoardWords.ts';
import { TileArt } from './TileArt.tsx';
import styles from './Tiles.module.css';

/** What a tile makes Brahmabot do, in one sentence. */
function useTileWords(): (number: number) => string {
  const words = useBoardWords();
  const { chart } = useDesk();
  return (number) => words.list(tileMessages(number, chart.map.cityNames).map((part) => words.say(part)));
}

/** This round's three action tiles and the pile, or the check tile once it is turned up; a press tells one in words. */
export function TileRow(): ReactElement | null {
  const solo = useSolo();
  return solo && <Row solo={solo} />;
}

function Row({ solo }: { readonly solo: Solo }): ReactElement | null {
  const words = useBoardWords();
  const say = useTileWords();
  const { position } = useDesk();
  const { bot, turn, on } = solo;
  const played = turn !== null && (on || !turn.past);
  const { tiles, check, left } = tileRow(bot, played ? turn : null);
  const [read, setRead] = useState<number | null>(null);
  if (tiles.length === 0 || position.phase === 'over') return null;
  const told = tiles.find(({ position: at }) => at === read)?.number ?? null;
  return (
    <section className={styles.row} aria-label={words.t('m20.bot.tiles')}>
      <ul className={styles.tiles}>
        {tiles.map((tile) => (
          <li key={tile.position}>
            <Tile tile={tile} read={read === tile.position} onRead={setRead} />
          </li>
        ))}
        <li>{check === null ? <Pile left={left} /> : <Check number={check} />}</li>
      </ul>
      {told !== null && <p className={styles.words}>{say(told)}</p>}
    </section>
  );
}

interface TileProps {
  readonly tile: TileLook;
  readonly read: boolean;
  readonly onRead: (position: number | null) => void;
}

function Tile({ tile: { position, number, state }, read, onRead }: TileProps): ReactElement {
  const words = useBoardWords();
  const say = useTileWords();
  const ref = useMotion<HTMLButtonElement>(`action-${position}`);
  const label =
    number === null
      ? words.t('m20.bot.tile.hidden', { position, state })
      : words.t('m20.bot.tile', { position, state, what: say(number) });
  return (
    <button
      ref={ref}
      type="button"
      className={classes(styles.tile, number === null && styles.down)}
      data-state={state}
      data-bot-tile={number ?? 'hidden'}
      aria-label={label}
      aria-pressed={number === null ? undefined : read}
      aria-disabled={number === null}
      title={label}
      onClick={() => number !== null && onRead(read ? null : position)}
    >
      <TileArt number={number} />
      <b className={styles.position}>{position}</b>
    </button>
  );
}

/** The pile that the check tile will come from. */
function Pile({ left }: { readonly left: number }): ReactElement {
  const words = useBoardWords();
  const label = words.t('m20.bot.pile', { left });
  return (
    <span
      className={classes(styles.tile, styles.down, styles.pile)}
      title={label}
      role="img"
      aria-label={label}
    >
      <TileArt number={null} />
      <b className={styles.count}>{left}</b>
    </span>
  );
}

/** The check tile: its number counts, nothing else of it. */
function Check({ number }: { readonly number: number }): ReactElement {
  const words = useBoardWords();
  const ref = useMotion<HTMLSpanElement>('action-check');
  const position = tileAt(number)?.check ?? 0;
  const label = words.t('m20.bot.check.tile', { position });
  return (
    <span
      ref={ref}
      className={classes(styles.tile, styles.checked)}
      data-bot-check={position}
      title={label}
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
