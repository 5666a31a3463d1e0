import { Art } from '@durbar/kit/art/Art.tsx';
import { Icon } from '@durbar/kit/art/Icon.tsx';
import { Coin } from '@durbar/kit/board/Coin.tsx';
import type { ReactElement } from 'react';
import type { UpperAction } from '../../../rules/index.ts';
import { useBoard } from '../../board-context.ts';
import { crestArt, shrineArt, statueArt } from '../../model/art.ts';
import { listUpperActions, tileAt } from '../../model/solo/tiles.ts';
import styles from './Tiles.module.css';

/** An action tile: its upper actions above, its destination below. @param number null: face down */
export function TileArt({ number }: { readonly number: number | null }): ReactElement {
  const tile = number === null ? undefined : tileAt(number);
  if (!tile)
    return (
      <span className={styles.back} aria-hidden="true">
        <Icon name="tile-back" size={44} />
      </span>
    );
  const { actions, destination } = tile;
  return (
    <span className={styles.face} aria-hidden="true">
      <span className={styles.uppers} data-count={actions.length}>
        {listUpperActions(tile).map(({ action, slot }) => (
          <UpperIcon key={slot} action={action} size={actions.length > 1 ? 32 : 40} />
        ))}
      </span>
      <span className={styles.goal}>
        <svg width="16" height="12" viewBox="0 0 16 12">
          <path d="M1 6H10" className={styles.arrow} />
          <path d="M15.5 6 9 1.6V10.4Z" className={styles.head} />
        </svg>
        <Icon name={destination === null ? 'maharaja' : crestArt(destination)} size={26} />
        <small className={styles.own}>{number}</small>
      </span>
    </span>
  );
}

interface UpperIconProps {
  readonly action: UpperAction;
  readonly size: number;
}

/** What an upper action builds or takes, and a sign of its place. */
export function UpperIcon({ action: { kind, coins }, size }: UpperIconProps): ReactElement {
  const { seats } = useBoard();
  const playerColour = seats[1]?.playerColour ?? 1;
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      {kind.startsWith('statue') && <Art name={statueArt(playerColour)} x={0} y={1} width={34} height={43} />}
      {kind === 'shrineAtMaharaja' && (
        <Art name={shrineArt(playerColour)} x={0} y={6} width={33} height={36} />
      )}
      {kind.endsWith('AtMaharaja') && <Art name="maharaja" x={21} y={22} width={27} height={25} />}
      {kind === 'statueAtFirstFlag' && <Flag x={28} y={18} size={28} />}
      {kind === 'statueAtFirstOpenCentre' && <Centre />}
      {kind === 'statueWhereSecond' && <Round text="2" />}
      {kind === 'moveFlag' && <Moved />}
      {kind === 'coins' && <Coins coins={coins} />}
      {kind === 'swapCharacter' && <Art name="act-character" width={48} height={48} />}
    </svg>
  );
}

/** A flag in no city's colour; it stands for the leftmost flag of the track. */
function Flag({
  x,
  y,
  size,
}: {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}): ReactElement {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 28})`}>
      <path d="M1.5 1V28" className={styles.pole} />
      <path d="M4 2.5H19L15.4 13 19 23.5 11.5 20 4 23.5Z" className={styles.flag} />
    </g>
  );
}

function Centre(): ReactElement {
  return (
    <g>
      <circle cx="36" cy="35" r="10.6" className={styles.disc} />
      <circle cx="36" cy="35" r="5.2" className={styles.hole} />
    </g>
  );
}

function Round({ text }: { readonly text: string }): ReactElement {
  return (
    <g>
      <circle cx="36" cy="35" r="10.6" className={styles.disc} />
      <text x="36" y="41" className={styles.digit}>
        {text}
      </text>
    </g>
  );
}

function Moved(): ReactElement {
  return (
    <>
      <Flag x={25} y={4} size={34} />
      <path d="M20 20H8" className={styles.arrow} />
      <path d="M2 20 10 14V26Z" className={styles.head} />
      <text x="11" y="44" className={styles.digit}>
        4
      </text>
    </>
  );
}

function Coins({ coins }: { readonly coins: number }): ReactElement {
  return (
    <>
      <Art name="coin" x={2} y={3} width={30} height={30} />
      <Coin at={{ x: 29, y: 29 }} size={36} text={String(coins)} />
    </>
  );
}
