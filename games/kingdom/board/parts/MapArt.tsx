import { Art } from '@durbar/kit/art/Art.tsx';
import type { ArtName } from '@durbar/kit/art/names.ts';
import type { Point } from '@durbar/kit/board/points.ts';
import { memo, type ReactElement, useId } from 'react';
import type { KingdomEdition } from '../edition.ts';
import type { Box } from '../model/geometry.ts';
import { type MapLayout, type PlacedName, placePoint, START, VILLAGE_HALF } from '../model/map-layout.ts';
import { CITY_NAME, TALL_CITY_NAME, VILLAGE_NAME } from '../model/map-names.ts';
import { getScenery, MARGIN, SCROLL, TITLE } from '../model/scenery.ts';
import styles from './MapArt.module.css';

const DEPTHS = [106, 80, 54, 28];

interface SceneryArtProps {
  readonly edition: KingdomEdition;
  readonly mapLayout: MapLayout;
  readonly name: string | null;
}

/** The landscape in the style of an old map: coasts, rivers, hills and trees. */
export const SceneryArt = memo(function LandArt({
  edition,
  mapLayout,
  name: mapName,
}: SceneryArtProps): ReactElement {
  const id = useId();
  const { box, scale, layout } = mapLayout;
  const { art } = edition;
  const title = TITLE[layout] * scale;
  const { seas, rivers, growths, fields, compass, ship, scroll } = getScenery(mapLayout);
  return (
    <g className={styles.land}>
      <defs>
        <LandGradient id={`${id}land`} box={box} />
        {seas.map(({ path, side }) => (
          <clipPath key={side} id={`${id}${side}`}>
            <path d={path} />
          </clipPath>
        ))}
      </defs>
      <rect
        x={box.x - box.width * MARGIN}
        y={box.y - box.height * MARGIN}
        width={box.width * (1 + 2 * MARGIN)}
        height={box.height * (1 + 2 * MARGIN)}
        fill={`url(#${id}land)`}
      />
      {fields.map(({ at, rx, ry, tint }) => (
        <ellipse
          key={`${at.x},${at.y}`}
          cx={at.x}
          cy={at.y}
          rx={rx}
          ry={ry}
          className={styles.field}
          data-tint={tint}
        />
      ))}
      {rivers.map(({ path }) => (
        <g key={path} fill="none" strokeLinecap="round">
          <path d={path} className={styles.river} strokeWidth={4.4 * scale} />
          <path d={path} className={styles.glint} strokeWidth={1.4 * scale} />
        </g>
      ))}
      <SeasArt mapLayout={mapLayout} id={id} />
      {growths.map(({ kind, at, size }) => {
        const { name, width, height } = art.growths[kind];
        return (
          <Art
            key={`${at.x},${at.y}`}
            name={name}
            x={at.x - (width * size) / 2}
            y={at.y - height * size * 0.8}
            width={width * size}
            height={height * size}
            className={styles.growth}
          />
        );
      })}
      {compass && <Middle name={art.compass} at={compass} width={92 * scale} height={92 * scale} />}
      {ship && <Middle name={art.ship} at={ship} width={50 * scale} height={50 * scale} />}
      {scroll && mapName !== null && (
        <g>
          <Middle name={art.scroll} at={scroll} width={SCROLL.width * title} height={SCROLL.height * title} />
          <text x={scroll.x} y={scroll.y + title / 3} fontSize={title} className={styles.title}>
            {mapName}
          </text>
        </g>
      )}
    </g>
  );
});

/** The colour of the land, over a little more than the map; beyond that it stays the same. */
function LandGradient({ id, box }: { readonly id: string; readonly box: Box }): ReactElement {
  const { x, y, width, height } = box;
  return (
    <radialGradient
      id={id}
      gradientUnits="userSpaceOnUse"
      cx="0.48"
      cy="0.46"
      r="0.72"
      gradientTransform={`translate(${x - 0.2 * width} ${y - 0.2 * height}) scale(${1.4 * width} ${1.4 * height})`}
    >
      <stop offset="0" className={styles.light} />
      <stop offset="0.62" className={styles.middle} />
      <stop offset="1" className={styles.rim} />
    </radialGradient>
  );
}

/** The seas, darker the farther they are from the coast. */
function SeasArt({ mapLayout, id }: { readonly mapLayout: MapLayout; readonly id: string }): ReactElement {
  const { scale } = mapLayout;
  return (
    <>
      {getScenery(mapLayout).seas.map(({ coast, path, side }) => (
        <g key={side} fill="none">
          <g clipPath={`url(#${id}${side})`}>
            <path d={path} className={styles.sea} />
            {DEPTHS.map((width, i) => (
              <g key={width}>
                <path d={coast.path} className={styles.depthLine} strokeWidth={width * scale} />
                <path
                  d={coast.path}
                  className={styles.depth}
                  data-depth={i}
                  strokeWidth={(width - 2) * scale}
                />
              </g>
            ))}
          </g>
          <path d={coast.path} className={styles.surf} strokeWidth={5 * scale} transform="translate(0 -2)" />
          <path d={coast.path} className={styles.coast} strokeWidth={2 * scale} />
        </g>
      ))}
    </>
  );
}

interface MiddleProps {
  readonly name: ArtName;
  readonly at: { readonly x: number; readonly y: number };
  readonly width: number;
  readonly height: number;
}

function Middle({ name, at, width, height }: MiddleProps): ReactElement {
  return (
    <Art
      name={name}
      x={at.x - width / 2}
      y={at.y - height / 2}
      width={width}
      height={height}
      className={styles.piece}
    />
  );
}

interface MapArtProps {
  readonly edition: KingdomEdition;
  readonly mapLayout: MapLayout;
  /** Whether a village holds only one piece, as with two seats. */
  readonly single: boolean;
}

/** Roads, villages, cities and the starting place, without pieces and names. */
export const MapArt = memo(function GroundArt({ edition, mapLayout, single }: MapArtProps): ReactElement {
  const { map, roads, villages, places, scale } = mapLayout;
  const { City, village, start } = edition.art;
  const from = placePoint(mapLayout, places.length - 1);
  const size = 2 * START * scale;
  return (
    <g className={styles.ground}>
      {roads.map(({ path }) => (
        <g key={path} fill="none" strokeLinecap="round">
          <path d={path} className={styles.roadEdge} strokeWidth={7.6 * scale} />
          <path d={path} className={styles.road} strokeWidth={5 * scale} />
          <path d={path} className={styles.ruts} strokeWidth={1.1 * scale} strokeDasharray={`${5 * scale}`} />
        </g>
      ))}
      <Art name={start} x={from.x - size / 2} y={from.y - size / 2} width={size} height={size} />
      {villages.map(({ x, y }) => (
        <Art
          key={`${x},${y}`}
          name={village}
          x={x - (VILLAGE_HALF.x + 2) * scale}
          y={y - 17 * scale}
          width={2 * (VILLAGE_HALF.x + 2) * scale}
          height={34 * scale}
        />
      ))}
      {single &&
        villages.map((place) => <ClosedArt key={`${place.x},${place.y}`} village={place} scale={scale} />)}
      {map.cityIds.map((id, city) => {
        const { x, y } = placePoint(mapLayout, city);
        return (
          <g key={id} transform={`translate(${x} ${y}) scale(${scale})`}>
            <City city={city} />
          </g>
        );
      })}
    </g>
  );
});

/** The second place of a village, drawn as closed. */
function ClosedArt({ village, scale }: { readonly village: Point; readonly scale: number }): ReactElement {
  return (
    <g transform={`translate(${village.x + 14 * scale} ${village.y}) scale(${scale})`}>
      <circle r="12.6" className={styles.closed} />
      <path d="M-5.4-5.4 5.4 5.4M5.4-5.4-5.4 5.4" className={styles.cross} />
    </g>
  );
}

interface NamesProps {
  readonly edition: KingdomEdition;
  readonly mapLayout: MapLayout;
  /** Whether the map is enlarged. A phone shows names of villages only then, because they would be too small. */
  readonly enlarged: boolean;
}

/** Names of cities (on a wide screen on labels with their crests) and of villages. */
export const NamesArt = memo(function NamesArt({ edition, mapLayout, enlarged }: NamesProps): ReactElement {
  const { cityNames, villageNames, scale, layout } = mapLayout;
  const tall = layout === 'tall';
  return (
    <g className={styles.names}>
      {(!tall || enlarged) &&
        villageNames.map(({ text, at }) => (
          <text
            key={text}
            x={at.x}
            y={at.y + 5 * scale}
            fontSize={VILLAGE_NAME * scale}
            className={styles.village}
          >
            {text}
          </text>
        ))}
      {cityNames.map((name, city) =>
        tall ? (
          <text
            key={name.text}
            x={name.at.x}
            y={name.at.y + TALL_CITY_NAME * 0.29 * scale}
            fontSize={TALL_CITY_NAME * scale}
            strokeWidth={9 * scale}
            className={styles.bigName}
          >
            {name.text}
          </text>
        ) : (
          <LabelArt key={name.text} name={name} crest={edition.art.crest(city)} scale={scale} />
        ),
      )}
    </g>
  );
});

interface LabelProps {
  readonly name: PlacedName;
  readonly crest: ArtName;
  readonly scale: number;
}

function LabelArt({ name, crest, scale }: LabelProps): ReactElement {
  const { at, box } = name;
  const half = box.width / 2 / scale;
  return (
    <g transform={`translate(${at.x} ${at.y}) scale(${scale})`}>
      <path
        d={`M${-half}-14.5H${half}L${half - 6} 0 ${half} 14.5H${-half}L${6 - half} 0Z`}
        className={styles.banner}
      />
      <path d={`M${5 - half}-11.5H${half - 5}M${5 - half} 11.5H${half - 5}`} className={styles.hairline} />
      <Art name={crest} x={9 - half} y={-16} width={30} height={32} />
      <text x={44 - half} y={7.5} fontSize={CITY_NAME} className={styles.city}>
        {name.text}
      </text>
    </g>
  );
}
