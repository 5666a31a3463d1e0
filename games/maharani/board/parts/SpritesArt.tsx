import { Coin } from '@durbar/kit/board/Coin.tsx';
import { useMotion } from '@durbar/kit/board/motion/Stage.tsx';
import type { ReactElement } from 'react';
import { useDesk } from '../desk.ts';
import type { Plan, Sprite } from '../model/plan.ts';
import { useBoardWords } from '../useBoardWords.ts';
import { inkOf, WorkerAt } from './PiecesArt.tsx';
import styles from './SpritesArt.module.css';
import { TileArt } from './TileArt.tsx';

/** What is seen only while it moves: tiles on their way, coins, workers going home. */
export function SpritesArt({ plan }: { readonly plan: Plan | null }): ReactElement {
  return (
    <>
      {plan?.sprites.map((sprite) => (
        <Flying key={`${plan.id}-${sprite.key}`} sprite={sprite} />
      ))}
    </>
  );
}

function Flying({ sprite }: { readonly sprite: Sprite }): ReactElement {
  const ref = useMotion<SVGGElement>(sprite.key);
  return (
    <g ref={ref} className={styles.sprite}>
      <Body sprite={sprite} />
    </g>
  );
}

const ORIGIN = { x: 0, y: 0 };

function Body({ sprite }: { readonly sprite: Sprite }): ReactElement {
  const words = useBoardWords();
  const { seats } = useDesk();
  switch (sprite.kind) {
    case 'tile':
      return (
        <g transform="translate(-50 -50)">
          <rect className={styles.shadow} x={5} y={9} width={97} height={97} rx={6} />
          <TileArt tile={sprite.tile} turn={sprite.turn} arrow="plain" />
        </g>
      );
    case 'worker':
      return <WorkerAt at={ORIGIN} ink={inkOf(seats, sprite)} colour={sprite.colour} />;
    case 'coin':
      return <Coin at={ORIGIN} size={58} text={words.signed(sprite.gold)} />;
  }
}
