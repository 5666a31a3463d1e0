import { Art } from '@durbar/kit/art/Art.tsx';
import { Coin } from '@durbar/kit/board/Coin.tsx';
import type { ReactElement } from 'react';
import { CITY_RIM, placeOf } from '../../../../kingdom/board/model/chart.ts';
import { pathOf, walkAlong } from '../../../../kingdom/board/model/journey.ts';
import { COIN_DIGIT, coinSize, pillScale } from '../../../../kingdom/board/model/marks.ts';
import { useDesk } from '../../desk.ts';
import { humanVillages, villagesPassed } from '../../model/solo/tell.ts';
import type { JourneyEvent } from '../../model/solo/turn.ts';
import { useSolo } from '../../solo.ts';
import styles from './BotArt.module.css';

/** What Brahmabot's act that is told is about, on the map: the city it chose, or the way it went. */
export function BotArt(): ReactElement | null {
  const act = useSolo()?.act;
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
  const { chart } = useDesk();
  const { x, y } = placeOf(chart, city);
  const { scale } = chart;
  const at = chart.tolls[city] ?? { x, y };
  const size = 52 * scale;
  return (
    <>
      <circle cx={x} cy={y} r={(CITY_RIM + 4) * scale} strokeWidth={7 * scale} className={styles.ring} />
      <circle cx={x} cy={y} r={(CITY_RIM + 4) * scale} strokeWidth={2 * scale} className={styles.hair} />
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
  const { chart, position } = useDesk();
  const { scale, layout } = chart;
  const path = pathOf(walkAlong(chart, event.from, event.roads));
  return (
    <>
      <path d={path} strokeWidth={10 * scale} className={styles.glow} />
      <path d={path} strokeWidth={4 * scale} className={styles.line} />
      {villagesPassed(event, humanVillages(position)).map(({ village, passed }) => {
        const at = chart.pills[village];
        if (!at || passed === 'own') return null;
        if (passed === 'human')
          return <Coin key={village} at={at} size={coinSize(layout) * scale} text="1" digit={COIN_DIGIT} />;
        return (
          <g key={village} transform={`translate(${at.x} ${at.y}) scale(${pillScale(layout) * scale})`}>
            <circle r="13" className={styles.plus} />
            <path d="M-6 0H6M0 -6V6" className={styles.cross} />
          </g>
        );
      })}
    </>
  );
}
