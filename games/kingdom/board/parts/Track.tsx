import { Icon } from '@durbar/kit/art/Icon.tsx';
import { usePieceAnimation } from '@durbar/kit/board/animation/AnimationProvider.tsx';
import { joinClasses } from '@durbar/kit/ui/join-classes.ts';
import type { CSSProperties, ReactElement } from 'react';
import { useKingdomBoard, useKingdomWords } from '../board-context.ts';
import { withClause } from '../edition.ts';
import styles from './Track.module.css';

/** The Maharaja's track with the cities' flags. The leftmost flag is that of his next city. */
export function Track(): ReactElement {
  const words = useKingdomWords();
  const { edition, position, mapLayout, description } = useKingdomBoard();
  const { maharaja } = position;
  const { flagSpaces: flags } = description;
  const { spaces, numbered } = edition.track;
  return (
    <section className={styles.track} data-track aria-label={words.t('kingdom.track')}>
      <div
        className={styles.spaces}
        style={{ gridTemplateColumns: `repeat(${spaces}, minmax(0, 1fr))` }}
        aria-hidden="true"
      >
        {Array.from({ length: spaces }, (_, space) => (
          <span
            key={space}
            className={joinClasses(styles.space, space >= numbered && styles.numbered)}
            data-here={maharaja >= 0 && flags[maharaja] === space}
          >
            {space >= numbered ? space - numbered + 1 : '·'}
          </span>
        ))}
      </div>
      <ol>
        {flags
          .map((space, city) => ({ space, city }))
          .toSorted((a, b) => a.space - b.space)
          .map(({ space, city }) => (
            <li key={city}>
              <Flag city={city} space={space} name={mapLayout.map.cityNames[city] ?? ''} />
            </li>
          ))}
      </ol>
    </section>
  );
}

interface FlagProps {
  readonly city: number;
  readonly space: number;
  readonly name: string;
}

function Flag({ city, space, name }: FlagProps): ReactElement {
  const words = useKingdomWords();
  const { edition, targets, pressFlag, pointAt, position, layout } = useKingdomBoard();
  const { spaces, numbered, steps, clause } = edition.track;
  const ref = usePieceAnimation<HTMLButtonElement>(`flag-${city}`);
  const isTarget = targets.flags.has(city);
  const label = words.t('kingdom.flag.label', {
    city: name,
    space: space + 1,
    zone: space < numbered ? 'start' : 'numbered',
    box: space - numbered + 1,
    to: isTarget ? space + 1 - steps : 0,
    maharaja: position.maharaja === city ? 'yes' : 'no',
  });
  return (
    <button
      ref={ref}
      type="button"
      className={joinClasses(styles.flag, isTarget && styles.target)}
      style={placeOn(space, spaces, layout)}
      aria-label={label}
      data-tip={withClause(label, clause)}
      aria-disabled={!isTarget}
      data-target="flag"
      data-place={`flag-${city}`}
      data-lit={isTarget}
      onPointerEnter={(event) => event.pointerType === 'mouse' && pointAt({ kind: 'city', city })}
      onPointerLeave={(event) => event.pointerType === 'mouse' && pointAt(null)}
      onClick={() => pressFlag(city)}
    >
      <Icon name={edition.art.flag(city)} size={layout === 'wide' ? 38 : 28} />
    </button>
  );
}

/** Position of a flag on its space. On a phone a flag is no wider than its space, so that no other flag covers it. */
function placeOn(space: number, spaces: number, layout: 'wide' | 'tall'): CSSProperties {
  const left = `${((space + 0.5) / spaces) * 100}%`;
  return layout === 'wide' ? { left } : { left, width: `${100 / spaces}%`, marginLeft: `${-50 / spaces}%` };
}
