import { Art } from '@durbar/kit/art/Art.tsx';
import type { ReactElement } from 'react';
import { useKingdomBoard } from '../board-context.ts';
import { CITY_RIM, placePoint, VILLAGE_HALF } from '../model/map-layout.ts';
import { villageLabelScale } from '../model/map-spots.ts';
import type { TollShare, TraceStep } from '../model/trace.ts';
import { useTrace } from '../trace-context.ts';
import styles from './TraceArt.module.css';

/** The roads of a turn in the ink of its seat, and rings around the places where it built; below the pieces. */
export function TraceGroundArt(): ReactElement | null {
  const trace = useTrace();
  const { mapLayout, seats } = useKingdomBoard();
  if (!trace) return null;
  const { scale } = mapLayout;
  return (
    <g className={styles.trace} data-trace={trace.seat} data-player-colour={colourOf(seats, trace.seat)}>
      {trace.steps.map(({ number, path }) =>
        path === null ? null : (
          <g key={number}>
            <path d={path} className={styles.edge} strokeWidth={10 * scale} />
            <path d={path} className={styles.road} strokeWidth={7 * scale} />
            <path d={path} className={styles.dashes} strokeWidth={2.4 * scale} />
          </g>
        ),
      )}
      {trace.places.map((place) => (
        <PlaceRing key={place} place={place} />
      ))}
    </g>
  );
}

const colourOf = (seats: readonly { readonly playerColour: number }[], seat: number): number =>
  seats[seat]?.playerColour ?? seat;

function PlaceRing({ place }: { readonly place: number }): ReactElement | null {
  const { mapLayout } = useKingdomBoard();
  const { scale, map, villages } = mapLayout;
  const village = villages[place - map.cityNames.length];
  if (!village) {
    const { x, y } = placePoint(mapLayout, place);
    return (
      <circle cx={x} cy={y} r={(CITY_RIM + 2) * scale} className={styles.ring} strokeWidth={5 * scale} />
    );
  }
  const [half, high] = [(VILLAGE_HALF.x + 4) * scale, (VILLAGE_HALF.y + 4) * scale];
  return (
    <rect
      x={village.x - half}
      y={village.y - high}
      width={2 * half}
      height={2 * high}
      rx={high}
      className={styles.ring}
      strokeWidth={4 * scale}
    />
  );
}

/** The numbers of the steps, and beside a journey who got how much toll; above the pieces. */
export function TraceNumbersArt(): ReactElement | null {
  const trace = useTrace();
  const { seats } = useKingdomBoard();
  if (!trace) return null;
  return (
    <g className={styles.numbers} data-player-colour={colourOf(seats, trace.seat)}>
      {trace.steps.map((step) => (
        <StepNumber key={step.number} step={step} />
      ))}
    </g>
  );
}

function StepNumber({ step: { number, at, tolls } }: { readonly step: TraceStep }): ReactElement {
  const { mapLayout } = useKingdomBoard();
  const size = villageLabelScale(mapLayout.layout) * mapLayout.scale;
  return (
    <g transform={`translate(${at.x} ${at.y}) scale(${size})`}>
      {tolls.length > 0 && <Tolls tolls={tolls} />}
      <circle r="11" className={styles.badge} />
      <text y="5">{number}</text>
    </g>
  );
}

/** Width of one payee with its coins. */
const SHARE = 44;

/** A pill at the right of a number: the coins of each payee. */
function Tolls({ tolls }: { readonly tolls: readonly TollShare[] }): ReactElement {
  const { edition, seats } = useKingdomBoard();
  return (
    <>
      <rect x="0" y="-12" width={14 + SHARE * tolls.length} height="24" rx="12" className={styles.pill} />
      {tolls.map(({ seat, coins }, i) => (
        <g key={seat} transform={`translate(${14 + i * SHARE} 0)`}>
          <Art name="coin" x={0} y={-9} width={18} height={18} />
          <text x="9" y="5" className={styles.coins}>
            {coins}
          </text>
          <Art name={edition.art.emblem(colourOf(seats, seat))} x={20} y={-9} width={18} height={18} />
        </g>
      ))}
    </>
  );
}
