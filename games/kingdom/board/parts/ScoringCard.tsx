import { Icon } from '@durbar/kit/art/Icon.tsx';
import { seatNamer } from '@durbar/kit/board/seats.ts';
import type { ReactElement, ReactNode } from 'react';
import { useIsNarrating, useKingdomBoard, useKingdomWords } from '../board-context.ts';
import { type CityScoringLine, useCityScoring } from '../city-scoring.ts';
import { CloseButton, OverlayCard } from './OverlayCard.tsx';
import styles from './ScoringCard.module.css';

/** The card's name for the guide of a tutorial. */
const SCORING = 'scoring';

/** The scoring of the city just visited, piece by piece; at the end of the game also the bonus for the final city. */
export function ScoringCard({ final }: { readonly final: ReactNode }): ReactNode {
  const words = useKingdomWords();
  const { edition, position, mapLayout, draft, decisionKind, guidedTo } = useKingdomBoard();
  const { scoring, close } = useCityScoring();
  const reading = useIsNarrating();
  if (position.phase === 'over' && !reading) return final;
  // A seat that has begun to plan has seen the scoring.
  const plans = draft.arrows.some((action) => action !== null);
  // In a tutorial the guide decides when it continues.
  const wasTold = guidedTo !== null && !guidedTo.includes(SCORING);
  if (!scoring || (scoring.blocksPlanning && (plans || wasTold))) return null;
  const { city, lines, stepMs, blocksPlanning } = scoring;
  return (
    <OverlayCard
      className={styles.card}
      data-place={SCORING}
      aria-label={words.t('kingdom.scoring', { city: mapLayout.map.cityNames[city] ?? '' })}
    >
      <header className={styles.head}>
        <Icon name={edition.art.crest(city)} size={26} />
        <h2>{words.t('kingdom.scoring', { city: mapLayout.map.cityNames[city] ?? '' })}</h2>
        <CloseButton onClose={close} />
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
      {blocksPlanning && decisionKind === 'plan' && (
        <button type="button" className={styles.proceed} data-mark="onward" onClick={close}>
          {words.t('kingdom.scoring.onward')}
        </button>
      )}
    </OverlayCard>
  );
}

function Line({ line }: { readonly line: CityScoringLine }): ReactElement {
  const words = useKingdomWords();
  const { edition, seats } = useKingdomBoard();
  const { seat, rank, total, tied, coins, prestige = 0, character, parts } = line;
  const playerColour = seats[seat]?.playerColour ?? seat;
  return (
    <>
      <b className={styles.rank}>{rank > 0 ? rank : '–'}</b>
      <Icon name={edition.art.emblem(playerColour)} size={22} />
      <span className={styles.name}>
        {seatNamer(seats)(seat)}
        {tied && <small>{words.t('kingdom.tie', { character })}</small>}
      </span>
      <span className={styles.parts}>
        {parts
          .filter(({ points }) => points > 0)
          .map(({ art, points, about }) => {
            const what = words.formatMessage({ key: about });
            return (
              <span key={about} title={what}>
                <Icon name={art} size={18} title={what} />
                {points}
              </span>
            );
          })}
      </span>
      <b className={styles.total}>{total}</b>
      <Gain coins={coins} prestige={prestige} />
    </>
  );
}

/** The gain for a rank: coins, or prestige for an automaton. */
function Gain({ coins, prestige }: { readonly coins: number; readonly prestige: number }): ReactElement {
  if (coins === 0 && prestige === 0) return <span className={styles.coins}>–</span>;
  return (
    <span className={styles.coins}>
      <Icon name={prestige > 0 ? 'prestige' : 'coin'} size={16} />+{prestige || coins}
    </span>
  );
}
