import { Segmented } from '@durbar/kit/ui/Segmented.tsx';
import { Sheet } from '@durbar/kit/ui/Sheet.tsx';
import type { Profile, ProfileFigures } from '@durbar/protocol';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { formatClockTime } from '../../table/clock-display.ts';
import { positionLink } from '../../table/position-link.ts';
import { type PageWords, useWords } from '../../words/useWords.tsx';
import { gameTitle } from '../home/table-text.ts';
import styles from './Places.module.css';
import { percentText, scoreText } from './people-text.ts';

type Places = ProfileFigures['places'];
const SPLITS = ['all', 'game'] as const;

interface PlacesCardProps {
  profile: Profile;
  figures: ProfileFigures;
}

/** Where a person ends, in all games and in each; their best game, their pace, and how often they left. */
export function PlacesCard({ profile, figures }: PlacesCardProps) {
  const words = useWords();
  const [split, setSplit] = useState<(typeof SPLITS)[number]>('all');
  const named = { you: profile.you ? 'yes' : 'no', name: profile.name };
  return (
    <Sheet
      title={words.t('person.ends', named)}
      aside={
        <Segmented
          label={words.t('person.ends', named)}
          value={split}
          onChange={setSplit}
          choices={SPLITS.map((value) => ({ value, text: words.t(`person.split.${value}`) }))}
        />
      }
    >
      <div className={styles.body}>
        {split === 'all' ? <PlacesBar places={figures.places} /> : <ByGame figures={figures} />}
        <PlacesTable figures={figures} />
        <Facts figures={figures} />
      </div>
    </Sheet>
  );
}

/** The last place that has a colour of its own. */
const LAST_COLOUR = 4;
/** Shares that are too small for a text. */
const SMALL = 0.1;

const shareOf = (places: Places) => {
  const all = places.reduce((sum, { count }) => sum + count, 0);
  return ({ count }: Places[number]) => count / all;
};

function PlacesBar({ places }: { places: Places }) {
  const words = useWords();
  const share = shareOf(places);
  return (
    <div aria-hidden="true">
      <PlacesStrip places={places} withText />
      <div className={styles.names}>
        {places.map((each) => (
          <span key={each.place} className={styles.name} style={{ flexGrow: each.count }}>
            {share(each) >= SMALL &&
              words.t(each.place === 1 ? 'person.place.ties' : 'person.place', { place: each.place })}
          </span>
        ))}
      </div>
    </div>
  );
}

function PlacesStrip({ places, withText = false }: { places: Places; withText?: boolean }) {
  const words = useWords();
  const share = shareOf(places);
  return (
    <div className={styles.bar} data-thin={!withText || undefined}>
      {places.map((each) => (
        <span
          key={each.place}
          className={styles.part}
          data-place={Math.min(each.place, LAST_COLOUR)}
          style={{ flexGrow: each.count }}
        >
          {withText && share(each) >= SMALL && percentText(words, share(each))}
        </span>
      ))}
    </div>
  );
}

/** A game, and the seats that count for its rating. */
function kindText(words: PageWords, { game, group }: ProfileFigures['byGame'][number]): string {
  const title = gameTitle(words, game);
  return group === null ? title : words.t('person.kind', { game: title, group });
}

function ByGame({ figures }: { figures: ProfileFigures }) {
  const words = useWords();
  return (
    <div className={styles.kinds} aria-hidden="true">
      {figures.byGame.map((kind) => (
        <div key={`${kind.game}-${kind.group}`} className={styles.kind}>
          <span className={styles.kindName}>{kindText(words, kind)}</span>
          <PlacesStrip places={kind.places} />
          <b>{kind.won && percentText(words, kind.won.share)}</b>
        </div>
      ))}
    </div>
  );
}

/** The same figures for screen readers. */
function PlacesTable({ figures }: { figures: ProfileFigures }) {
  const words = useWords();
  const rows = [
    { key: 'all', title: words.t('person.split.all'), places: figures.places },
    ...figures.byGame.map((kind) => ({
      key: `${kind.game}-${kind.group}`,
      title: kindText(words, kind),
      places: kind.places,
    })),
  ];
  const columns = figures.places.map(({ place }) => place);
  return (
    <div className="visually-hidden">
      <table>
        <caption>{words.t('person.places')}</caption>
        <thead>
          <tr>
            <th scope="col">{words.t('person.game')}</th>
            {columns.map((place) => (
              <th key={place} scope="col">
                {words.t('person.place', { place })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, title, places }) => (
            <tr key={key}>
              <th scope="row">{title}</th>
              {columns.map((place) => (
                <td key={place}>
                  {words.formatNumber(places.find((each) => each.place === place)?.count ?? 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Facts({ figures }: { figures: ProfileFigures }) {
  const words = useWords();
  const [best] = figures.best;
  const bestText =
    best &&
    words.t('person.best.of', {
      game: gameTitle(words, best.game),
      score: scoreText(words, best.game, best.score),
    });
  return (
    <dl className={styles.facts}>
      {best && (
        <Fact name={words.t('person.best')}>
          {best.table === null ? (
            bestText
          ) : (
            <Link href={positionLink(`/t/${best.table}`, -1)}>{bestText}</Link>
          )}
        </Fact>
      )}
      {figures.turnMs !== null && (
        <Fact name={words.t('person.pace')}>
          {words.t('person.pace.half', { time: formatClockTime(words, figures.turnMs) })}
        </Fact>
      )}
      <Fact name={words.t('person.left')}>
        {words.t('person.left.of', { count: figures.left, of: figures.finished })}
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
