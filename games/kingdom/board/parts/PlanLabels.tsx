import { Art } from '@durbar/kit/art/Art.tsx';
import type { ArtName } from '@durbar/kit/art/names.ts';
import { distance, type Point } from '@durbar/kit/board/points.ts';
import type { ReactElement } from 'react';
import { useKingdomBoard, useKingdomWords } from '../board-context.ts';
import { CITY_RIM, figurePoint, type MapLayout, placePoint, VILLAGE_HALF } from '../model/map-layout.ts';
import type { PlanPlace } from '../model/plan-places.ts';
import type { PlannedAction } from '../model/plan-summary.ts';
import { roadPoints } from '../model/routes.ts';
import { placeLabel } from '../plan-words.ts';
import { missingVillages } from './PlanArt.tsx';
import styles from './PlanLabels.module.css';
import { TollArt, tollPayees } from './RouteArt.tsx';

/** Size of labels in the map's units, so that their text has 12 px on a wide screen and 11 on a phone. */
const labelUnit = ({ layout, scale }: MapLayout): number => (layout === 'wide' ? 1.32 : 2.15) * scale;

/** Width of a character of a label. */
const CHARACTER = 8.6;

/** The numbers of a plan on the map: prices of places, tolls on its road, and its actions. */
export function PlanLabels(): ReactElement | null {
  const { plan: view, mapLayout, decidingSeat, description } = useKingdomBoard();
  const words = useKingdomWords();
  if (!view || decidingSeat === null) return null;
  const { plan, places } = view;
  const journey = plan.actions.find((one) => one.journey !== null)?.journey ?? null;
  const missing = [...missingVillages(places)];
  const cities = mapLayout.map.cityNames.length;
  return (
    <g className={styles.labels}>
      {journey?.villages.map((village) => (
        <TollArt
          key={village}
          village={village}
          toll={tollPayees(description, decidingSeat, village, journey)}
          mapLayout={mapLayout}
        />
      ))}
      {mapLayout.layout === 'wide' &&
        missing.length <= MOST_REASONS &&
        missing.map((village) => (
          <Chip
            key={village}
            at={villageLabel(mapLayout, village)}
            text={words.t('kingdom.plan.missing')}
            brick
          />
        ))}
      {places.map((place) =>
        place.place < cities ? (
          <PlaceLabel key={place.place} place={place} isAim={plan.aim === place.place} />
        ) : null,
      )}
      {plan.actions.map((planned) => (
        <ActionMark key={planned.arrow} planned={planned} seat={decidingSeat} />
      ))}
    </g>
  );
}

/** More villages than this are ringed without words. */
const MOST_REASONS = 4;

const villageLabel = (mapLayout: MapLayout, village: number): Point =>
  mapLayout.villageLabelSpots[village] ?? mapLayout.villages[village] ?? { x: 0, y: 0 };

/** The whole price of an action in a city on a coin, and beside it its parts; or how much is missing. */
function PlaceLabel({
  place,
  isAim,
}: {
  readonly place: PlanPlace;
  readonly isAim: boolean;
}): ReactElement | null {
  const words = useKingdomWords();
  const { mapLayout } = useKingdomBoard();
  const at = mapLayout.tollSpots[place.place] ?? placePoint(mapLayout, place.place);
  const wide = mapLayout.layout === 'wide';
  const text = placeLabel(words, place);
  if (place.price === null) return text === '' ? null : <Chip at={at} text={text} brick />;
  return (
    <g data-city={place.place} data-price={place.price} data-aim={isAim}>
      <Chip
        at={at}
        text={wide ? text : ''}
        coin={words.formatNumber(place.price)}
        leftwards={at.x < placePoint(mapLayout, place.place).x}
        gold={isAim}
      />
    </g>
  );
}

interface ChipProps {
  readonly at: Point;
  readonly text: string;
  /** The number on a coin at its end; none if absent. */
  readonly coin?: string;
  readonly brick?: boolean;
  readonly gold?: boolean;
  /** Whether the text goes to the left of the coin. */
  readonly leftwards?: boolean;
}

/** A label on the map; at a coin it begins there, else it is centred. It stays on the map. */
function Chip({ at, text, coin, brick = false, gold = false, leftwards = false }: ChipProps): ReactElement {
  const { mapLayout } = useKingdomBoard();
  const unit = labelUnit(mapLayout);
  const { box } = mapLayout;
  const room = text === '' ? 0 : text.length * CHARACTER + 14;
  const width = (coin === undefined ? 4 : 26) + room;
  const fitsLeft = at.x - (width - 13) * unit > box.x;
  const fitsRight = at.x + (width - 13) * unit < box.x + box.width;
  const left = leftwards ? fitsLeft : !fitsRight;
  const centred = Math.max(
    (box.x - at.x) / unit,
    Math.min(-width / 2, (box.x + box.width - at.x) / unit - width),
  );
  const start = coin === undefined ? centred : left ? 13 - width : -13;
  const middle =
    coin === undefined ? start + width / 2 : start + (left ? room / 2 : 26 + room / 2) - (left ? 0 : 3);
  return (
    <g
      transform={`translate(${at.x} ${at.y}) scale(${unit})`}
      className={styles.chip}
      data-brick={brick}
      data-gold={gold}
    >
      <rect x={start} y="-13" width={width} height="26" rx="13" className={styles.pill} />
      {coin !== undefined && (
        <>
          <Art name="coin" x={-12} y={-12} width={24} height={24} />
          <text y="5.4" fontSize="15" className={styles.number}>
            {coin}
          </text>
        </>
      )}
      {text !== '' && (
        <text x={middle} y="5" fontSize="15" className={styles.text}>
          {text}
        </text>
      )}
    </g>
  );
}

/** The number of an arrow at the place of its action; a gain has what it brings beside it, at the seat's figure. */
function ActionMark({ planned, seat }: { readonly planned: PlannedAction; readonly seat: number }) {
  const { mapLayout, seats, edition, description } = useKingdomBoard();
  const words = useKingdomWords();
  const { arrow, place, change, progress } = planned;
  if (progress !== 'done' && progress !== 'part') return null;
  const unit = labelUnit(mapLayout);
  const colour = seats[seat]?.playerColour ?? 0;
  const gains: { art: ArtName; value: number }[] = [
    { art: 'coin' as const, value: change.coins },
    { art: edition.art.small(colour), value: change.small },
    { art: 'prestige' as const, value: change.prestige },
  ].filter(({ value }) => value !== 0);
  const at =
    place === null
      ? gainPoint(mapLayout, description.figures[seat] ?? 0, seat, arrow)
      : badgePoint(mapLayout, description.figures[seat] ?? 0, planned);
  const width = 26 + gains.length * 40;
  return (
    <g transform={`translate(${at.x} ${at.y}) scale(${unit})`}>
      {place === null && <rect x="-13" y="-13" width={width} height="26" rx="13" className={styles.gain} />}
      <circle r="11" className={styles.badge} data-player-colour={colour} />
      <text y="4.8" fontSize="14" className={styles.badgeNumber} data-player-colour={colour}>
        {arrow + 1}
      </text>
      {place === null &&
        gains.map(({ art, value }, i) => (
          <g key={art} transform={`translate(${16 + i * 40} 0)`}>
            <Art name={art} x={-2} y={-8} width={16} height={16} />
            <text x={15} y="5" fontSize="15" className={styles.value}>
              {words.formatSigned(value)}
            </text>
          </g>
        ))}
    </g>
  );
}

/** On the road just before the city; without a journey at the left of the city, or above the village. */
function badgePoint(mapLayout: MapLayout, from: number, { arrow, place, journey }: PlannedAction): Point {
  const { scale } = mapLayout;
  const cities = mapLayout.map.cityNames.length;
  const side = (arrow === 0 ? -14 : 14) * scale;
  if (place !== null && place >= cities) {
    const { x, y } = mapLayout.villages[place - cities] ?? { x: 0, y: 0 };
    return { x: x + side, y: y - (VILLAGE_HALF.y + 14) * scale };
  }
  const city = placePoint(mapLayout, place ?? from);
  const road = journey ? roadPoints(mapLayout, from, journey.roads) : [];
  const outside = road.findLast((point) => distance(point, city) > (CITY_RIM + 12) * scale);
  return outside ?? { x: city.x - CITY_RIM * scale, y: city.y + 2 * side };
}

/** Below the seat's figure; two gains lie below each other. */
function gainPoint(mapLayout: MapLayout, place: number, seat: number, arrow: number): Point {
  const { x, y } = figurePoint(mapLayout, place, seat);
  const { box } = mapLayout;
  const unit = labelUnit(mapLayout);
  const below = y + (22 + 28 * arrow) * unit;
  return {
    x: Math.min(x + 12 * unit, box.x + box.width - 70 * unit),
    y: below > box.y + box.height - 14 * unit ? y - (30 + 28 * arrow) * unit : below,
  };
}
