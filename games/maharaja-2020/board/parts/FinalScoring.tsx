import { Icon } from '@durbar/kit/art/Icon.tsx';
import { findPoints, listScoreHeads } from '@durbar/kit/board/score-lines.ts';
import { seatNamer } from '@durbar/kit/board/seats.ts';
import type { ReactElement } from 'react';
import { FinalCard } from '../../../kingdom/board/parts/FinalCard.tsx';
import { finalScoring, maharaja2020 } from '../../rules/index.ts';
import { useBoard } from '../board-context.ts';
import { crestArt, emblemArt } from '../model/art.ts';
import { useBoardWords } from '../useBoardWords.ts';
import styles from './FinalScoring.module.css';

/** The final scoring, with the majorities of the cities. */
export function FinalScoring(): ReactElement {
  const words = useBoardWords();
  const { position } = useBoard();
  const outcome = maharaja2020.outcome(position);
  const lines = outcome?.lines ?? [];
  const rows = listScoreHeads(lines).map((head) => ({
    head: words.t('m20.final.line', { line: head.key.slice('score.'.length) }),
    values: lines.map((seat) => findPoints(seat, head)),
  }));
  return (
    <FinalCard outcome={outcome} rows={rows} total={words.t('kingdom.final.total')}>
      <Majorities />
    </FinalCard>
  );
}

/** The majority of each city. */
function Majorities(): ReactElement | null {
  const words = useBoardWords();
  const { position, seats, mapLayout } = useBoard();
  const { majorities } = finalScoring(position);
  if (majorities.length === 0) return null;
  return (
    <ul className={styles.cities}>
      {majorities.map(({ city, leaders, prestige }) => (
        <li key={city} title={mapLayout.map.cityNames[city]}>
          <Icon name={crestArt(city)} size={24} title={mapLayout.map.cityNames[city]} />
          {leaders.map((seat) => (
            <Icon
              key={seat}
              name={emblemArt(seats[seat]?.playerColour ?? seat)}
              size={20}
              title={`${seatNamer(seats)(seat)} ${words.formatSigned(prestige)}`}
            />
          ))}
        </li>
      ))}
    </ul>
  );
}
