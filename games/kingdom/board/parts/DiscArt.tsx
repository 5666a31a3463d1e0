import { Art } from '@durbar/kit/art/Art.tsx';
import { memo, type ReactElement } from 'react';
import { useKingdomBoard } from '../board-context.ts';
import type { KingdomBoardState } from '../board-state.ts';
import { WEDGE } from '../model/disc-angles.ts';
import styles from './DiscArt.module.css';

export const DISC_MIDDLE = 322;
const OUTER = 306;
/** Radius of the hub, in which the arrows turn. */
const HUB = 132;

type Layout = KingdomBoardState['layout'];

/** How large the hub is: on a phone the actions' words, which can't become smaller, need more of the disc. */
const hubScale = (layout: Layout): number => (layout === 'tall' ? 0.78 : 1);

/** Radius of the ring on which the actions' icons and words stand. */
export const labelRing = (layout: Layout): number => (layout === 'tall' ? 211 : 222);

const BEADS = Array.from({ length: 72 }, (_, i) => (i * Math.PI) / 36);
const LEAVES = Array.from({ length: 24 }, (_, i) => i * 15);

/** A point of the disc, by an angle in degrees clockwise from the top. */
export function discPoint(angle: number, radius: number): { x: number; y: number } {
  const radians = ((angle - 90) * Math.PI) / 180;
  return { x: DISC_MIDDLE + Math.cos(radians) * radius, y: DISC_MIDDLE + Math.sin(radians) * radius };
}

/** The SVG path of an action's part of the ring. */
export function wedgePath(action: number, layout: Layout): string {
  const inner = HUB * hubScale(layout);
  const from = (action - 0.5) * WEDGE;
  const to = (action + 0.5) * WEDGE;
  const at = (angle: number, radius: number) => {
    const { x, y } = discPoint(angle, radius);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  };
  return `M${at(from, inner)}L${at(from, OUTER)}A${OUTER} ${OUTER} 0 0 1 ${at(to, OUTER)}L${at(to, inner)}A${inner} ${inner} 0 0 0 ${at(from, inner)}Z`;
}

interface DiscProps {
  /** Angle of each arrow; null for an unused arrow. */
  readonly angles: readonly (number | null)[];
}

/** The wooden part of the disc: rim, rosette and arrows. */
export function DiscArt({ angles }: DiscProps): ReactElement {
  const { edition, draft, seats, decidingSeat, actingSeat, layout } = useKingdomBoard();
  const playerColour = seats[decidingSeat ?? actingSeat ?? 0]?.playerColour ?? 0;
  return (
    <g transform={`translate(${DISC_MIDDLE} ${DISC_MIDDLE}) scale(${hubScale(layout)})`}>
      <circle r={HUB} className={styles.hub} />
      <circle r={HUB - 6} className={styles.hairline} />
      <g>
        {LEAVES.map((turn) => (
          <path
            key={turn}
            d="M0-40C11-67 11-95 0-122-11-95-11-67 0-40Z"
            transform={`rotate(${turn})`}
            className={styles.leaf}
            data-pale={turn % 30 === 0}
          />
        ))}
      </g>
      {([0, 1] as const).map((arrow) => (
        <Arrow
          key={arrow}
          arrow={arrow}
          playerColour={playerColour}
          angle={angles[arrow] ?? null}
          held={draft.activeArrow === arrow}
          large={layout === 'tall'}
        />
      ))}
      <Art
        name={edition.art.emblem(playerColour)}
        x={-36}
        y={-36}
        width={72}
        height={72}
        className={styles.boss}
      />
    </g>
  );
}

interface ArrowProps {
  readonly arrow: 0 | 1;
  readonly playerColour: number;
  readonly angle: number | null;
  readonly held: boolean;
  /** Whether the number is drawn larger, as a phone needs. */
  readonly large: boolean;
}

/** One arrow. Two arrows on the same action lie a little apart. */
function Arrow({ arrow, playerColour, angle, held, large }: ArrowProps): ReactElement {
  const shown = (angle ?? (arrow === 0 ? -100 : 100)) + (arrow === 0 ? -7 : 7);
  return (
    <g
      className={styles.arrow}
      data-idle={angle === null}
      data-player-colour={playerColour}
      style={{ transform: `rotate(${shown}deg)` }}
    >
      <path
        d="M-7 0-4.6-84-15-82 0-124 15-82 4.6-84 7 0Z"
        className={styles.shade}
        transform="translate(2 4)"
      />
      <path d="M-7 0-4.6-84-15-82 0-124 15-82 4.6-84 7 0Z" className={styles.blade} data-held={held} />
      <circle cy="-66" r={large ? 21 : 12.5} className={styles.number} />
      <text
        y="-66"
        dy={large ? 9.8 : 6.6}
        fontSize={large ? 28 : 18.5}
        transform={`rotate(${-shown} 0 -66)`}
        className={styles.digit}
      >
        {arrow + 1}
      </text>
    </g>
  );
}

/** The rim around the actions. */
export const RimArt = memo(function RimArt(): ReactElement {
  return (
    <g>
      <circle cx={DISC_MIDDLE} cy={DISC_MIDDLE + 4} r="315" className={styles.cast} />
      <circle cx={DISC_MIDDLE} cy={DISC_MIDDLE} r="315" className={styles.rim} />
      <g className={styles.beads}>
        {BEADS.map((angle) => (
          <circle
            key={angle}
            cx={DISC_MIDDLE + Math.cos(angle) * 310.6}
            cy={DISC_MIDDLE + Math.sin(angle) * 310.6}
            r="2"
          />
        ))}
      </g>
      <circle cx={DISC_MIDDLE} cy={DISC_MIDDLE} r={OUTER} className={styles.face} />
    </g>
  );
});
