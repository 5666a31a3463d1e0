import { Art } from '@durbar/kit/art/Art.tsx';
import type { ReactElement } from 'react';
import type { TravelOption } from '../../rules/index.ts';
import { type KingdomBoard, useKingdomBoard, useKingdomWords } from '../board-context.ts';
import type { MapLayout } from '../model/map-layout.ts';
import { villageLabelScale } from '../model/map-spots.ts';
import { roadPoints, routeTraveller, svgPath } from '../model/routes.ts';
import styles from './RouteArt.module.css';

/** The route to the city that the player points at, with the toll of each village on it and the seat that gets it. */
export function RouteArt(): ReactElement | null {
  const board = useKingdomBoard();
  const { mapLayout, city, draft, description } = board;
  const seat = routeTraveller(board);
  // The places of an action that the player plans have their own ways.
  if (city === null || seat === null || (board.plan && board.plan.places.length > 0)) return null;
  const options = description.travelOptionsTo(city);
  const option = options[draft.optionIndex] ?? options[0];
  if (!option) return null;
  const path = svgPath(roadPoints(mapLayout, description.figures[seat] ?? 0, option.roads));
  return (
    <g className={styles.route} data-payable={description.canPay(option)}>
      <path d={path} strokeWidth={9 * mapLayout.scale} className={styles.glow} />
      <path d={path} strokeWidth={4 * mapLayout.scale} className={styles.line} />
      {option.villages.map((village) => (
        <TollArt
          key={village}
          village={village}
          toll={tollPayees(description, seat, village, option)}
          mapLayout={mapLayout}
        />
      ))}
    </g>
  );
}

/** Seats that get a toll in a village on the route: none if the traveller has a piece there or travels free. */
export function tollPayees(
  description: KingdomBoard['description'],
  seat: number,
  village: number,
  { total }: TravelOption,
): readonly number[] {
  const owners = description.villageOwners(village);
  return total === 0 || owners.includes(seat) ? [] : owners;
}

interface TollProps {
  readonly village: number;
  readonly toll: readonly number[];
  readonly mapLayout: MapLayout;
}

/** The toll in a village: a coin for each seat that gets one, or that it is free. */
export function TollArt({ village, toll, mapLayout }: TollProps): ReactElement | null {
  const words = useKingdomWords();
  const { seats, edition } = useKingdomBoard();
  const at = mapLayout.villageLabelSpots[village];
  if (!at) return null;
  const free = toll.length === 0;
  const size = villageLabelScale(mapLayout.layout) * mapLayout.scale;
  // On a phone the word would be too small, so a tick replaces it.
  const word = mapLayout.layout === 'wide';
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
          {words.t('kingdom.toll.free')}
        </text>
      )}
      {!free && (
        <>
          <Art name="coin" x={-width / 2 + 3} y="-9" width={18} height={18} />
          {toll.map((seat, i) => (
            <Art
              key={`${seat}-${i === 0 ? 'first' : 'second'}`}
              name={edition.art.emblem(seats[seat]?.playerColour ?? seat)}
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
