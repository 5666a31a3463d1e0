import { finalScoring, maharaja2020 } from '@durbar/maharaja-2020';
import { X } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { Icon } from '../../../board-kit/Icon.tsx';
import { pointsIn, scoreHeads } from '../../../table/score-lines.ts';
import { useDesk } from '../desk.ts';
import { crestArt, sealArt } from '../model/look.ts';
import { FINAL_LINE } from '../model/timeline.ts';
import { namesOf, useBoardWords } from '../useBoardWords.ts';
import styles from './FinalCard.module.css';

/** The final scoring: line by line, seat by seat, with the majorities of the cities. */
export function FinalCard(): ReactElement | null {
  const words = useBoardWords();
  const { position, seats, still, layout } = useDesk();
  const [closed, setClosed] = useState(false);
  const outcome = maharaja2020.outcome(position);
  if (!outcome || closed) return null;
  const order = seats
    .map(({ seat }) => seat)
    .toSorted((a, b) => (outcome.ranks[a] ?? 0) - (outcome.ranks[b] ?? 0) || a - b);
  const pointsOf = (points: number | null) => (points === null ? '–' : words.number(points));
  const heads = scoreHeads(outcome.lines);
  return (
    <section
      className={styles.card}
      aria-label={words.t('m20.final')}
      data-layout={layout}
      data-still={still}
    >
      <header className={styles.head}>
        <h2>{words.t('m20.final')}</h2>
        <button
          type="button"
          className={styles.close}
          aria-label={words.t('m20.close')}
          onClick={() => setClosed(true)}
        >
          <X size={18} aria-hidden />
        </button>
      </header>
      <table className={styles.table}>
        <thead>
          <tr>
            <td aria-hidden="true" />
            {order.map((seat) => (
              <th key={seat} scope="col">
                <Icon name={sealArt(seats[seat]?.ink ?? seat)} size={26} />
                {namesOf(seats)(seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {heads.map((head, row) => (
            <tr key={head.key} style={{ animationDelay: `${row * FINAL_LINE}ms` }}>
              <th scope="row">{words.t('m20.final.line', { line: head.key.slice('score.'.length) })}</th>
              {order.map((seat) => (
                <td key={seat}>{pointsOf(pointsIn(outcome.lines[seat] ?? [], head))}</td>
              ))}
            </tr>
          ))}
          <tr className={styles.total} style={{ animationDelay: `${heads.length * FINAL_LINE}ms` }}>
            <th scope="row">{words.t('m20.final.total')}</th>
            {order.map((seat) => (
              <td key={seat} data-first={outcome.ranks[seat] === 1}>
                {words.number(outcome.scores[seat] ?? 0)}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <Majorities />
      {outcome.tieBreaks.map((tie) => (
        <p key={tie.key} className={styles.tie}>
          {words.say(tie)}
        </p>
      ))}
    </section>
  );
}

/** Who has the most in each city. */
function Majorities(): ReactElement | null {
  const words = useBoardWords();
  const { position, seats, chart } = useDesk();
  const { majorities } = finalScoring(position);
  if (majorities.length === 0) return null;
  return (
    <ul className={styles.cities}>
      {majorities.map(({ city, leaders, prestige }) => (
        <li key={city} title={chart.map.cityNames[city]}>
          <Icon name={crestArt(city)} size={24} title={chart.map.cityNames[city]} />
          {leaders.map((seat) => (
            <Icon
              key={seat}
              name={sealArt(seats[seat]?.ink ?? seat)}
              size={20}
              title={`${namesOf(seats)(seat)} ${words.signed(prestige)}`}
            />
          ))}
        </li>
      ))}
    </ul>
  );
}
