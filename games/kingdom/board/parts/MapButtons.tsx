import type { Point } from '@durbar/kit/board/points.ts';
import { seatNamer } from '@durbar/kit/board/seats.ts';
import { joinClasses } from '@durbar/kit/ui/join-classes.ts';
import {
  type CSSProperties,
  type MouseEvent,
  memo,
  type PointerEvent,
  type ReactElement,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { useKingdomBoard, useKingdomWords } from '../board-context.ts';
import { cityLabel, villageLabel } from '../describe-game.ts';
import type { KingdomEdition } from '../edition.ts';
import {
  CITY_RIM,
  type MapLayout,
  placePoint,
  SITE,
  SITE_COUNT,
  sitePoint,
  VILLAGE_HALF,
} from '../model/map-layout.ts';
import { isSamePlace, type MapPlace } from '../model/targets.ts';
import styles from './MapButtons.module.css';

/** CSS position of something over the drawing, in percent. */
function overlayStyle({ box }: MapLayout, middle: Point, width: number, height: number): CSSProperties {
  const x = (value: number) => `${(value / box.width) * 100}%`;
  const y = (value: number) => `${(value / box.height) * 100}%`;
  return {
    left: x(middle.x - width / 2 - box.x),
    top: y(middle.y - height / 2 - box.y),
    width: x(width),
    height: y(height),
  };
}

/** Buttons over the map: its cities, their sites, its villages. Touch is handled by the map as a whole. */
export function MapButtons({ zoomed }: { readonly zoomed: number }): ReactElement {
  const words = useKingdomWords();
  const { edition, mapLayout, position, targets, description, seats, layout, plan } = useKingdomBoard();
  const planned = new Set(
    (plan?.places ?? []).flatMap(({ place, price }) => (price === null ? [] : [place])),
  );
  const cities = mapLayout.map.cityNames.length;
  const handlers = usePointerHandlers();
  const names = seatNamer(seats);
  return (
    <>
      <ul aria-label={words.t('kingdom.map.cities')}>
        {mapLayout.map.cityIds.map((id, city) => (
          <li key={id}>
            <CityButton city={city} isPlanned={planned.has(city)} handlers={handlers} />
            {(layout === 'wide' || zoomed > 1.5) &&
              SITES.map((site) => {
                const owner = position.sites[city * SITE_COUNT + site] ?? -1;
                return (
                  <SiteButton
                    key={site}
                    edition={edition}
                    mapLayout={mapLayout}
                    city={city}
                    site={site}
                    owner={owner < 0 ? null : names(owner)}
                    neutral={!seats[owner]}
                    isTarget={targets.sites.has(city * SITE_COUNT + site)}
                    handlers={handlers}
                  />
                );
              })}
          </li>
        ))}
      </ul>
      <ul aria-label={words.t('kingdom.map.villages')}>
        {mapLayout.map.villageNames.map((name, village) => {
          const owners = description.villageOwners(village);
          return (
            <li key={name}>
              <VillageButton
                mapLayout={mapLayout}
                village={village}
                owners={words.formatList([...new Set(owners)].map(names))}
                count={owners.length}
                isTarget={targets.villages.has(village) || planned.has(cities + village)}
                handlers={handlers}
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}

const SITES = Array.from({ length: SITE_COUNT }, (_, site) => site);

/** Pointer handlers of a place. */
interface PointerHandlers {
  readonly enter: (place: MapPlace) => void;
  readonly leave: (place: MapPlace) => void;
  readonly press: (place: MapPlace) => void;
}

/**
 * Returns handlers that stay the same objects while the board changes, so that more than a hundred buttons do not
 * render again with each change.
 */
function usePointerHandlers(): PointerHandlers {
  const board = useKingdomBoard();
  const latest = useRef(board);
  useLayoutEffect(() => {
    latest.current = board;
  });
  return useMemo(
    () => ({
      enter: (place) => latest.current.pointAt(place),
      leave: (place) => {
        const { draft, pointAt } = latest.current;
        if (isSamePlace(draft.pointedPlace, place)) pointAt(null);
      },
      press: (place) => {
        const { pressPlace, pressCity } = latest.current;
        if (place.kind === 'city') pressCity(place.city, false);
        else pressPlace(place);
      },
    }),
    [],
  );
}

/** The name by which animations find a place. */
function placeName(place: MapPlace): string {
  if (place.kind === 'village') return `village-${place.village}`;
  return place.kind === 'city' ? `city-${place.city}` : `site-${place.city * SITE_COUNT + place.site}`;
}

interface TargetProps {
  readonly place: MapPlace;
  /** Null for a place about which a screen reader says nothing of its own. */
  readonly label: string | null;
  readonly isTarget: boolean;
  readonly style: CSSProperties;
  readonly round?: boolean;
  /** Whether the seat can travel to the city. */
  readonly reach?: boolean;
  readonly handlers: PointerHandlers;
}

function MapButton({
  place,
  label,
  isTarget,
  style,
  round = true,
  reach,
  handlers,
}: TargetProps): ReactElement {
  const mouse = (event: PointerEvent) => event.pointerType === 'mouse';
  const click = (event: MouseEvent) => {
    if (event.nativeEvent instanceof globalThis.PointerEvent && event.nativeEvent.pointerType === 'touch')
      return;
    event.stopPropagation();
    handlers.press(place);
  };
  return (
    <button
      type="button"
      className={joinClasses(styles.target, round && styles.round, isTarget && styles.legal)}
      style={style}
      aria-label={label ?? undefined}
      aria-hidden={label === null || undefined}
      // A city can always be inspected.
      aria-disabled={!isTarget && place.kind !== 'city'}
      tabIndex={isTarget || place.kind === 'city' ? 0 : -1}
      data-target={place.kind}
      data-place={placeName(place)}
      data-lit={isTarget}
      data-reach={reach}
      onPointerEnter={(event) => mouse(event) && handlers.enter(place)}
      onPointerLeave={(event) => mouse(event) && handlers.leave(place)}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && handlers.enter(place)}
      onClick={click}
    />
  );
}

interface CityTargetProps {
  readonly city: number;
  /** Whether the action that the player plans could be done there. */
  readonly isPlanned: boolean;
  readonly handlers: PointerHandlers;
}

function CityButton({ city, isPlanned, handlers }: CityTargetProps): ReactElement {
  const words = useKingdomWords();
  const { mapLayout, position, targets, description, seats } = useKingdomBoard();
  const reach = targets.travels.has(city);
  const isTarget = isPlanned || reach || targets.cityBuilds.has(city) || targets.cityPickups.has(city);
  const option = description.travelOptionsTo(city)[0];
  const names = seatNamer(seats);
  const { order, before } = description.cityRanking(city);
  const ranks = order.flatMap((seat) => {
    const total = before[seat]?.total ?? 0;
    return total > 0 ? [`${names(seat)} ${words.formatNumber(total)}`] : [];
  });
  const label = words.formatMessage(
    cityLabel(
      position,
      city,
      mapLayout.map.cityNames[city] ?? '',
      reach ? (option ? description.fare(option) : 0) : null,
    ),
  );
  const size = 2 * CITY_RIM * mapLayout.scale;
  return (
    <MapButton
      place={{ kind: 'city', city }}
      label={ranks.length > 0 ? `${label} ${words.formatList(ranks)}.` : label}
      isTarget={isTarget}
      reach={reach}
      style={overlayStyle(mapLayout, placePoint(mapLayout, city), size, size)}
      handlers={handlers}
    />
  );
}

interface SiteTargetProps {
  readonly edition: KingdomEdition;
  readonly mapLayout: MapLayout;
  readonly city: number;
  readonly site: number;
  /** Name of the owner of the piece there; null if there is no piece. */
  readonly owner: string | null;
  /** Whether the piece there belongs to no seat. */
  readonly neutral: boolean;
  readonly isTarget: boolean;
  readonly handlers: PointerHandlers;
}

const SiteButton = memo(function SiteTarget(props: SiteTargetProps): ReactElement {
  const { edition, mapLayout, city, site, owner, neutral, isTarget, handlers } = props;
  const words = useKingdomWords();
  // How many sites are free, the city itself says: it has up to seven.
  const isSilent = owner === null && !isTarget;
  const label = isSilent
    ? null
    : words.t('kingdom.site.label', {
        site: words.formatMessage({ key: edition.siteKey(site) }),
        city: mapLayout.map.cityNames[city] ?? '',
        owner: owner ?? '',
        taken: owner === null ? 'no' : neutral ? 'neutral' : 'yes',
      });
  const size = 2 * (SITE + 3) * mapLayout.scale;
  return (
    <MapButton
      place={{ kind: 'site', city, site }}
      label={label}
      isTarget={isTarget}
      style={overlayStyle(mapLayout, sitePoint(mapLayout, city, site), size, size)}
      handlers={handlers}
    />
  );
});

interface VillageTargetProps {
  readonly mapLayout: MapLayout;
  readonly village: number;
  /** Names of the seats with a piece there, as one text. */
  readonly owners: string;
  readonly count: number;
  readonly isTarget: boolean;
  readonly handlers: PointerHandlers;
}

const VillageButton = memo(function VillageTarget(props: VillageTargetProps): ReactElement {
  const { mapLayout, village, owners, count, isTarget, handlers } = props;
  const words = useKingdomWords();
  return (
    <MapButton
      place={{ kind: 'village', village }}
      label={words.formatMessage(villageLabel(mapLayout.map.villageNames[village] ?? '', owners, count))}
      isTarget={isTarget}
      round={false}
      style={overlayStyle(
        mapLayout,
        mapLayout.villages[village] ?? placePoint(mapLayout, mapLayout.places.length - 1),
        2 * VILLAGE_HALF.x * mapLayout.scale,
        2 * (VILLAGE_HALF.y + 2) * mapLayout.scale,
      )}
      handlers={handlers}
    />
  );
});
