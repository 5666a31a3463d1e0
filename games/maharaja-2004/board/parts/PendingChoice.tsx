import { Icon } from '@durbar/kit/art/Icon.tsx';
import { seatNamer } from '@durbar/kit/board/seats.ts';
import { Card } from '@durbar/kit/ui/Card.tsx';
import type { ReactElement } from 'react';
import { actionOf } from '../../rules/index.ts';
import { useBoard } from '../board-context.ts';
import { governorArt } from '../model/art.ts';
import { choosesCharacter } from '../model/position.ts';
import { useBoardWords } from '../useBoardWords.ts';
import { Auction } from './Auction.tsx';
import { Candidates } from './Characters.tsx';
import styles from './PendingChoice.module.css';

/** Choices that need more than a press on the map: a bid, a character to pick or to give. */
export function PendingChoice(): ReactElement | null {
  const words = useBoardWords();
  const { decisionKind, position, layout, prompt, draft, seats } = useBoard();
  if (position.phase === 'auction') return <Auction />;
  if (layout === 'tall' && isGovernor(draft.card)) return <Governors />;
  if (!choosesCharacter(decisionKind) || layout === 'tall' || !prompt) return null;
  return (
    <Card
      line="gold"
      className={styles.pick}
      data-scrolls
      aria-label={words.formatMessage(prompt, seatNamer(seats))}
    >
      <Candidates />
    </Card>
  );
}

const GOVERNOR = 7;

const isGovernor = (card: number | null): boolean => card !== null && actionOf(card) === GOVERNOR;

/** The governors that can be moved down, as buttons that are large enough for a finger. */
function Governors(): ReactElement {
  const words = useBoardWords();
  const { targets, mapLayout, playTarget, busy } = useBoard();
  return (
    <div className={styles.governors} role="group" aria-label={words.t('kingdom.track')}>
      {[...targets.flags].map(([city, target]) => (
        <button
          key={city}
          type="button"
          className={styles.governor}
          data-mark="governor"
          disabled={busy}
          onClick={() => playTarget(target)}
        >
          <Icon name={governorArt(city)} size={32} />
          {mapLayout.map.cityNames[city]}
        </button>
      ))}
    </div>
  );
}
