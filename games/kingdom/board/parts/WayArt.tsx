import { Art } from '@durbar/kit/art/Art.tsx';
import type { ReactElement } from 'react';
import type { Journey } from '../../rules/index.ts';
import { type Court, useCourt } from '../court.ts';
import type { Chart } from '../model/chart.ts';
import { pathOf, walkAlong } from '../model/journey.ts';
import { pillScale } from '../model/marks.ts';
import { travellerOf } from '../model/way.ts';
import { useCourtWords } from '../useCourtWords.ts';
import styles from './WayArt.module.css';

/** The way to the city that is pointed at, with what each village on it costs and whom it pays. */
export function WayArt(): ReactElement | null {
  const court = useCourt();
  const { chart, city, draft, looks } = court;
  const seat = travellerOf(court);
  if (city === null || seat === null) return null;
  const ways = looks.waysTo(city);
  const way = ways[draft.way] ?? ways[0];
  if (!way) return null;
  const path = pathOf(walkAlong(chart, looks.figures[seat] ?? 0, way.roads));
  return (
    <g className={styles.way} data-payable={looks.canPay(way)}>
      <path d={path} strokeWidth={9 * chart.scale} className={styles.glow} />
      <path d={path} strokeWidth={4 * chart.scale} className={styles.line} />
      {way.villages.map((village) => (
        <TollArt key={village} village={village} toll={tollOf(looks, seat, village, way)} chart={chart} />
      ))}
    </g>
  );
}

/** Seats that a village on the way pays: nobody where the traveller has a piece or all is free. */
function tollOf(looks: Court['looks'], seat: number, village: number, { total }: Journey): readonly number[] {
  const owners = looks.ownersIn(village);
  return total === 0 || owners.includes(seat) ? [] : owners;
}

interface TollProps {
  readonly village: number;
  readonly toll: readonly number[];
  readonly chart: Chart;
}

function TollArt({ village, toll, chart }: TollProps): ReactElement | null {
  const words = useCourtWords();
  const { seats, realm } = useCourt();
  const at = chart.pills[village];
  if (!at) return null;
  const free = toll.length === 0;
  const size = pillScale(chart.layout) * chart.scale;
  // On a phone the word would be too small: a tick says it.
  const word = chart.layout === 'wide';
  const width = free ? (word ? 46 : 24) : 26 + 20 * toll.length;
  return (
    <g transform={`translate(${at.x} ${at.y}) scale(${size})`}>
      <rect
        x={-width / 2}
        y="-12"
        width={width}
        height="24"
        rx="12"
        className={free ? styles.free : styles.toll}
      />
      {free && !word && <path d="M-6 0.5-1.8 5 6-4.5" className={styles.tick} />}
      {free && word && (
        <text y="5.5" className={styles.text} data-free="true">
          {words.t('court.toll.free')}
        </text>
      )}
      {!free && (
        <>
          <Art name="coin" x={-width / 2 + 3} y="-9" width={18} height={18} />
          {toll.map((seat, i) => (
            <Art
              key={`${seat}-${i === 0 ? 'first' : 'second'}`}
              name={realm.art.seal(seats[seat]?.ink ?? seat)}
              x={-width / 2 + 22 + i * 20}
              y="-9"
              width={18}
              height={18}
            />
          ))}
        </>
      )}
    </g>
  );
}
