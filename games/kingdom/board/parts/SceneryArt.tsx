import { Art } from '@durbar/kit/art/Art.tsx';
import type { ArtName } from '@durbar/kit/art/names.ts';
import { memo, type ReactElement, useId } from 'react';
import type { KingdomEdition } from '../edition.ts';
import type { MapLayout } from '../model/map-layout.ts';
import { SCROLL, sceneryOf, TITLE } from '../model/scenery.ts';
import styles from './SceneryArt.module.css';

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
  const { seas, rivers, growths, fields, compass, ship, scroll } = sceneryOf(mapLayout);
  return (
    <g className={styles.land}>
      <defs>
        <radialGradient id={`${id}land`} cx="48%" cy="46%" r="72%">
          <stop offset="0" className={styles.light} />
          <stop offset="0.62" className={styles.middle} />
          <stop offset="1" className={styles.rim} />
        </radialGradient>
        {seas.map(({ path, side }) => (
          <clipPath key={side} id={`${id}${side}`}>
            <path d={path} />
          </clipPath>
        ))}
      </defs>
      <rect
        x={box.x - box.width * 0.2}
        y={box.y - box.height * 0.2}
        width={box.width * 1.4}
        height={box.height * 1.4}
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

/** The seas, darker the farther they are from the coast. */
function SeasArt({ mapLayout, id }: { readonly mapLayout: MapLayout; readonly id: string }): ReactElement {
  const { scale } = mapLayout;
  return (
    <>
      {sceneryOf(mapLayout).seas.map(({ coast, path, side }) => (
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
