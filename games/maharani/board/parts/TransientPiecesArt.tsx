import { usePieceAnimation } from '@durbar/kit/board/animation/AnimationProvider.tsx';
import { Coin } from '@durbar/kit/board/Coin.tsx';
import type { ReactElement } from 'react';
import { useBoard } from '../board-context.ts';
import type { MaharaniAnimation, TransientPiece } from '../model/animate-step.ts';
import { useBoardWords } from '../useBoardWords.ts';
import { pieceColour, WorkerAt } from './PiecesArt.tsx';
import { TileArt } from './TileArt.tsx';
import styles from './TransientPiecesArt.module.css';

/** Pieces that are visible only while they move: tiles on their way, coins, workers going home. */
export function TransientPiecesArt({
  animation,
}: {
  readonly animation: MaharaniAnimation | null;
}): ReactElement {
  return (
    <>
      {animation?.transientPieces.map((sprite) => (
        <Flying key={`${animation.id}-${sprite.key}`} sprite={sprite} />
      ))}
    </>
  );
}

function Flying({ sprite }: { readonly sprite: TransientPiece }): ReactElement {
  const ref = usePieceAnimation<SVGGElement>(sprite.key);
  return (
    <g ref={ref} className={styles.sprite}>
      <Body sprite={sprite} />
    </g>
  );
}

const ORIGIN = { x: 0, y: 0 };

function Body({ sprite }: { readonly sprite: TransientPiece }): ReactElement {
  const words = useBoardWords();
  const { seats } = useBoard();
  switch (sprite.kind) {
    case 'tile':
      return (
        <g transform="translate(-50 -50)">
          <rect className={styles.shadow} x={5} y={9} width={97} height={97} rx={6} />
          <TileArt tile={sprite.tile} turn={sprite.turn} arrow="plain" />
        </g>
      );
    case 'worker':
      return <WorkerAt at={ORIGIN} playerColour={pieceColour(seats, sprite)} colour={sprite.colour} />;
    case 'coin':
      return <Coin at={ORIGIN} size={58} text={words.formatSigned(sprite.gold)} />;
  }
}
