import { Art } from '@durbar/kit/art/Art.tsx';
import { Coin } from '@durbar/kit/board/Coin.tsx';
import type { ReactElement } from 'react';
import { CITY_RIM, placePoint } from '../../../../kingdom/board/model/map-layout.ts';
import { COIN_DIGIT, coinSize, villageLabelScale } from '../../../../kingdom/board/model/map-spots.ts';
import { roadPoints, svgPath } from '../../../../kingdom/board/model/routes.ts';
import { useBoard, useSolo } from '../../board-context.ts';
import type { JourneyEvent } from '../../model/solo/bot-turn.ts';
import { humanVillages, listVillagesPassed } from '../../model/solo/narration.ts';
import styles from './BotActionArt.module.css';

/** The displayed action of Brahmabot on the map: the chosen city, or the route it took. */
export function BotActionArt(): ReactElement | null {
  const act = useSolo()?.displayedAction;
  if (!act || act.kind === 'check') return null;
  const { city } = act.event;
  return (
    <g className={styles.art}>
      {act.kind === 'journey' && act.event.way !== 'stays' && act.event.roads.length > 0 && (
        <Way event={act.event} />
      )}
      {city !== null && <Chosen city={city} />}
    </g>
  );
}

function Chosen({ city }: { readonly city: number }): ReactElement {
  const { mapLayout } = useBoard();
  const { x, y } = placePoint(mapLayout, city);
  const { scale } = mapLayout;
  const at = mapLayout.tollSpots[city] ?? { x, y };
  const size = 52 * scale;
  return (
    <>
      <circle cx={x} cy={y} r={(CITY_RIM + 4) * scale} strokeWidth={7 * scale} className={styles.ring} />
      <circle cx={x} cy={y} r={(CITY_RIM + 4) * scale} strokeWidth={2 * scale} className={styles.hairline} />
      <Art
        name="brahmabot"
        x={at.x - size / 2}
        y={at.y - (size * 1.21) / 2}
        width={size}
        height={size * 1.21}
      />
    </>
  );
}

function Way({ event }: { readonly event: JourneyEvent }): ReactElement {
  const { mapLayout, position } = useBoard();
  const { scale, layout } = mapLayout;
  const path = svgPath(roadPoints(mapLayout, event.from, event.roads));
  return (
    <>
      <path d={path} strokeWidth={10 * scale} className={styles.glow} />
      <path d={path} strokeWidth={4 * scale} className={styles.line} />
      {listVillagesPassed(event, humanVillages(position)).map(({ village, passed }) => {
        const at = mapLayout.villageLabelSpots[village];
        if (!at || passed === 'own') return null;
        if (passed === 'human')
          return <Coin key={village} at={at} size={coinSize(layout) * scale} text="1" digit={COIN_DIGIT} />;
        return (
          <g
            key={village}
            transform={`translate(${at.x} ${at.y}) scale(${villageLabelScale(layout) * scale})`}
          >
            <circle r="13" className={styles.plus} />
            <path d="M-6 0H6M0 -6V6" className={styles.cross} />
          </g>
        );
      })}
    </>
  );
}
