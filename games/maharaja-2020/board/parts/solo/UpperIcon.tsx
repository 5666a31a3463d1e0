import { Art } from '@durbar/kit/art/Art.tsx';
import { Coin } from '@durbar/kit/board/Coin.tsx';
import type { ReactElement } from 'react';
import type { UpperAction } from '../../../rules/index.ts';
import { useBoard } from '../../board-context.ts';
import { shrineArt, statueArt } from '../../model/art.ts';
import styles from './Tiles.module.css';

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
      {kind === 'statueAtFirstFlag' && <Pennon x={28} y={18} size={28} />}
      {kind === 'statueAtFirstOpenCentre' && <Centre />}
      {kind === 'statueWhereSecond' && <Round text="2" />}
      {kind === 'moveFlag' && <Moved />}
      {kind === 'coins' && <Coins coins={coins} />}
      {kind === 'swapCharacter' && <Art name="act-character" width={48} height={48} />}
    </svg>
  );
}

/** A flag in no city's colour; it stands for the leftmost flag of the track. */
function Pennon({
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
      <Pennon x={25} y={4} size={34} />
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
