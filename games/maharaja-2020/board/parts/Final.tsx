import { Icon } from '@durbar/kit/art/Icon.tsx';
import { pointsIn, scoreHeads } from '@durbar/kit/board/score-lines.ts';
import type { ReactElement } from 'react';
import { FinalCard } from '../../../kingdom/board/parts/FinalCard.tsx';
import { finalScoring, maharaja2020 } from '../../rules/index.ts';
import { useDesk } from '../desk.ts';
import { crestArt, sealArt } from '../model/look.ts';
import { namesOf, useBoardWords } from '../useBoardWords.ts';
import styles from './Final.module.css';

/** The final scoring, with the majorities of the cities. */
export function Final(): ReactElement {
  const words = useBoardWords();
  const { position } = useDesk();
  const outcome = maharaja2020.outcome(position);
  const lines = outcome?.lines ?? [];
  const rows = scoreHeads(lines).map((head) => ({
    head: words.t('m20.final.line', { line: head.key.slice('score.'.length) }),
    values: lines.map((seat) => pointsIn(seat, head)),
  }));
  return (
    <FinalCard outcome={outcome} rows={rows} total={words.t('court.final.total')}>
      <Majorities />
    </FinalCard>
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
