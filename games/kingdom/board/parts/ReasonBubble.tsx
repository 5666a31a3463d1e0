import { seatNamer } from '@durbar/kit/board/seats.ts';
import type { ReactElement } from 'react';
import { useKingdomBoard, useKingdomWords } from '../board-context.ts';
import { CITY_RIM, type MapLayout, placePoint, sitePoint, VILLAGE_HALF } from '../model/map-layout.ts';
import type { MapPlace } from '../model/targets.ts';
import styles from './ReasonBubble.module.css';

/**
 * Why a press on the map had no effect, with its tail at the pressed place. It takes no presses itself; the prompt says
 * the same, with the clause.
 */
export function ReasonBubble(): ReactElement | null {
  const words = useKingdomWords();
  const { draft, mapLayout, seats, guidedTo } = useKingdomBoard();
  const { reason, reasonPlace } = draft;
  // The guide of a tutorial says it themselves.
  if (!reason || !reasonPlace || guidedTo !== null) return null;
  const { box } = mapLayout;
  const { x, top, bottom } = measurePlace(mapLayout, reasonPlace);
  const across = ((x - box.x) / box.width) * 100;
  const above = (top + bottom) / 2 > box.y + box.height / 2;
  const down = (((above ? top : bottom) - box.y) / box.height) * 100;
  return (
    <p
      className={styles.bubble}
      style={{
        left: `${across}%`,
        top: `${down}%`,
        transform: `translate(-${across}%, ${above ? '-100%' : '0'}) translateY(${above ? '-10px' : '10px'})`,
      }}
      data-above={above}
      aria-hidden="true"
    >
      <i className={styles.tail} style={{ left: `clamp(12px, ${across}%, calc(100% - 24px))` }} />
      {words.formatMessage(reason.message, seatNamer(seats))}
    </p>
  );
}

/** The middle, upper and lower end of a place on the map. */
function measurePlace(mapLayout: MapLayout, place: MapPlace): { x: number; top: number; bottom: number } {
  const { scale } = mapLayout;
  if (place.kind === 'village') {
    const { x, y } = mapLayout.villages[place.village] ?? { x: 0, y: 0 };
    return { x, top: y - VILLAGE_HALF.y * scale, bottom: y + VILLAGE_HALF.y * scale };
  }
  const { x, y } =
    place.kind === 'city' ? placePoint(mapLayout, place.city) : sitePoint(mapLayout, place.city, place.site);
  const half = place.kind === 'city' ? CITY_RIM * scale : 16 * scale;
  return { x, top: y - half, bottom: y + half };
}
