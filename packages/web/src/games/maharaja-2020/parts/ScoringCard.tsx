import { CITY_COUNT, type WorshipLine } from '@durbar/maharaja-2020';
import { X } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import type { ArtName } from '../../../board-kit/art-names.ts';
import { Icon } from '../../../board-kit/Icon.tsx';
import { useDesk } from '../desk.ts';
import { crestArt, priestArt, sealArt, shrineArt, statueArt } from '../model/look.ts';
import { type Scoring, useScoring } from '../scoring.ts';
import { namesOf, useBoardWords } from '../useBoardWords.ts';
import { FinalCard } from './FinalCard.tsx';
import styles from './ScoringCard.module.css';

/** The scoring of the city just visited, piece by piece; at the end of the game the final one. */
export function ScoringCard(): ReactElement | null {
  const words = useBoardWords();
  const { position, chart } = useDesk();
  const scoring = useScoring();
  const [closed, setClosed] = useState<Scoring | null>(null);
  if (position.phase === 'over') return <FinalCard />;
  if (!scoring || scoring === closed || scoring.city >= CITY_COUNT) return null;
  const { city, lines, stepMs } = scoring;
  return (
    <section
      className={styles.card}
      aria-label={words.t('m20.scoring', { city: chart.map.cityNames[city] ?? '' })}
    >
      <header className={styles.head}>
        <Icon name={crestArt(city)} size={26} />
        <h2>{words.t('m20.scoring', { city: chart.map.cityNames[city] ?? '' })}</h2>
        <button
          type="button"
          className={styles.close}
          aria-label={words.t('m20.close')}
          onClick={() => setClosed(scoring)}
        >
          <X size={18} aria-hidden />
        </button>
      </header>
      <ol>
        {lines.map((line, i) => (
          <li
            key={line.seat}
            className={styles.line}
            style={stepMs > 0 ? { animationDelay: `${i * stepMs}ms` } : undefined}
            data-still={stepMs === 0}
          >
            <Line line={line} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Line({ line }: { readonly line: WorshipLine }): ReactElement {
  const words = useBoardWords();
  const { seats } = useDesk();
  const { seat, rank, total, tied, coins, character } = line;
  const ink = seats[seat]?.ink ?? seat;
  const parts: [ArtName, number, string][] = [
    [statueArt(ink), line.centre, words.t('m20.worship.centre')],
    [statueArt(ink), line.external, words.t('m20.worship.external')],
    [shrineArt(ink), line.shrines, words.t('m20.worship.shrines')],
    [priestArt(ink), line.priest, words.t('m20.worship.priest')],
    ['abil-5', line.characters, words.t('m20.worship.characters')],
  ];
  return (
    <>
      <b className={styles.rank}>{rank > 0 ? rank : '–'}</b>
      <Icon name={sealArt(ink)} size={22} />
      <span className={styles.name}>
        {namesOf(seats)(seat)}
        {tied && <small>{words.t('m20.tie', { character })}</small>}
      </span>
      <span className={styles.parts}>
        {parts
          .filter(([, points]) => points > 0)
          .map(([name, points, about]) => (
            <span key={about} title={about}>
              <Icon name={name} size={18} title={about} />
              {points}
            </span>
          ))}
      </span>
      <b className={styles.total}>{total}</b>
      <span className={styles.coins}>
        <Icon name="coin" size={16} />+{coins}
      </span>
    </>
  );
}
