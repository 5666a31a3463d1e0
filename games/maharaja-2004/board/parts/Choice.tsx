import { Icon } from '@durbar/kit/art/Icon.tsx';
import type { ReactElement } from 'react';
import { actionOf } from '../../rules/index.ts';
import { useDesk } from '../desk.ts';
import { choosesCharacter } from '../model/kinds.ts';
import { governorArt } from '../model/look.ts';
import { namesOf, useBoardWords } from '../useBoardWords.ts';
import { Auction } from './Auction.tsx';
import { Candidates } from './Characters.tsx';
import styles from './Choice.module.css';

/** Choices that need more than a press on the map: a bid, a character to pick or to give. */
export function Choice(): ReactElement | null {
  const words = useBoardWords();
  const { kind, position, layout, prompt, draft, seats } = useDesk();
  if (position.phase === 'auction') return <Auction />;
  if (layout === 'tall' && isGovernor(draft.card)) return <Governors />;
  if (!choosesCharacter(kind) || layout === 'tall' || !prompt) return null;
  return (
    <section className={styles.pick} aria-label={words.say(prompt, namesOf(seats))}>
      <Candidates />
    </section>
  );
}

const GOVERNOR = 7;

const isGovernor = (card: number | null): boolean => card !== null && actionOf(card) === GOVERNOR;

/** The governors that can be put down, large enough for a finger. */
function Governors(): ReactElement {
  const words = useBoardWords();
  const { offers, chart, take, busy } = useDesk();
  return (
    <div className={styles.governors} role="group" aria-label={words.t('court.track')}>
      {[...offers.flags].map(([city, offer]) => (
        <button
          key={city}
          type="button"
          className={styles.governor}
          data-mark="governor"
          disabled={busy}
          onClick={() => take(offer)}
        >
          <Icon name={governorArt(city)} size={32} />
          {chart.map.cityNames[city]}
        </button>
      ))}
    </div>
  );
}
