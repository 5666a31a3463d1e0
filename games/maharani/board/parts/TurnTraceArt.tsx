import type { Traced } from '@durbar/kit/board/captions/useCaptions.ts';
import type { ReactElement } from 'react';
import type { Event } from '../../rules/index.ts';
import { useBoard } from '../board-context.ts';
import { CELL, spaceCentre, spaceCorner } from '../model/floor.ts';
import { type TracedTile, traceTiles } from '../model/turn-trace.ts';
import styles from './TurnTraceArt.module.css';

/** The tiles of a turn, framed in the ink of its seat and numbered, and the ways of the workers that moved. */
export function TurnTraceArt({ traced }: { readonly traced: Traced<Event> | null }): ReactElement | null {
  const { seats } = useBoard();
  const tiles = traced ? traceTiles(traced.events) : [];
  if (!traced || tiles.length === 0) return null;
  return (
    <g
      className={styles.trace}
      data-trace={traced.seat}
      data-player-colour={seats[traced.seat]?.playerColour ?? traced.seat}
    >
      {tiles.map((tile) => (
        <TileTrace key={tile.number} tile={tile} />
      ))}
    </g>
  );
}

function TileTrace({ tile: { number, space, from } }: { readonly tile: TracedTile }): ReactElement {
  const { floorRotation } = useBoard();
  const { x, y } = spaceCorner(space, floorRotation);
  const to = spaceCentre(space, floorRotation);
  const start = from === null ? null : spaceCentre(from, floorRotation);
  return (
    <>
      {start && (
        <>
          <path d={`M${start.x} ${start.y}L${to.x} ${to.y}`} className={styles.wayEdge} />
          <path d={`M${start.x} ${start.y}L${to.x} ${to.y}`} className={styles.way} />
          <circle cx={start.x} cy={start.y} r="9" className={styles.start} />
        </>
      )}
      <rect x={x + 2} y={y + 2} width={CELL - 4} height={CELL - 4} rx="5" className={styles.edge} />
      <rect x={x + 2} y={y + 2} width={CELL - 4} height={CELL - 4} rx="5" className={styles.frame} />
      <g transform={`translate(${x + 16} ${y + 16})`}>
        <circle r="15" className={styles.badge} />
        <text y="7">{number}</text>
      </g>
    </>
  );
}
