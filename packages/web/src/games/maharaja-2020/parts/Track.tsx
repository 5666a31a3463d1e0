import { TRACK_SPACES } from '@durbar/maharaja-2020';
import type { ReactElement } from 'react';
import { Icon } from '../../../board-kit/Icon.tsx';
import { useMotion } from '../../../board-kit/motion/Stage.tsx';
import { classes } from '../../../ui/classes.ts';
import { useDesk } from '../desk.ts';
import { TRACK_CLAUSE, withClause } from '../model/clauses.ts';
import { flagArt } from '../model/look.ts';
import { useBoardWords } from '../useBoardWords.ts';
import styles from './Track.module.css';

const SPACES = Array.from({ length: TRACK_SPACES }, (_, space) => space);
/** The first of the numbered spaces. */
const NUMBERED = 9;

/** The Maharaja's track with the cities' flags; the leftmost one is where he goes next. */
export function Track(): ReactElement {
  const words = useBoardWords();
  const { position, chart } = useDesk();
  const { flags, maharaja } = position;
  return (
    <section className={styles.track} data-track aria-label={words.t('m20.track')}>
      <div className={styles.spaces} aria-hidden="true">
        {SPACES.map((space) => (
          <span
            key={space}
            className={classes(styles.space, space >= NUMBERED && styles.numbered)}
            data-here={maharaja >= 0 && flags[maharaja] === space}
          >
            {space >= NUMBERED ? space - NUMBERED + 1 : '·'}
          </span>
        ))}
      </div>
      <ol>
        {flags
          .map((space, city) => ({ space, city }))
          .toSorted((a, b) => a.space - b.space)
          .map(({ space, city }) => (
            <li key={city}>
              <Flag city={city} space={space} name={chart.map.cityNames[city] ?? ''} />
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
  const words = useBoardWords();
  const { offers, pressFlag, point, position, layout } = useDesk();
  const ref = useMotion<HTMLButtonElement>(`flag-${city}`);
  const lit = offers.flags.has(city);
  const label = words.t('m20.flag.label', {
    city: name,
    space: space + 1,
    to: lit ? space - 2 : 0,
    maharaja: position.maharaja === city ? 'yes' : 'no',
  });
  return (
    <button
      ref={ref}
      type="button"
      className={classes(styles.flag, lit && styles.lit)}
      style={{ left: `${((space + 0.5) / TRACK_SPACES) * 100}%` }}
      aria-label={label}
      title={withClause(label, TRACK_CLAUSE)}
      aria-disabled={!lit}
      data-target="flag"
      data-lit={lit}
      onPointerEnter={(event) => event.pointerType === 'mouse' && point({ kind: 'city', city })}
      onPointerLeave={(event) => event.pointerType === 'mouse' && point(null)}
      onClick={() => pressFlag(city)}
    >
      <Icon name={flagArt(city)} size={layout === 'wide' ? 44 : 34} />
    </button>
  );
}
