import { Icon } from '@durbar/kit/art/Icon.tsx';
import { seatNamer } from '@durbar/kit/board/seats.ts';
import { Card } from '@durbar/kit/ui/Card.tsx';
import type { ReactElement } from 'react';
import { listTokenActions } from '../../../kingdom/board/model/turn-cards.ts';
import { TurnCardMenu } from '../../../kingdom/board/parts/TurnCards.tsx';
import { ACTIONS, actionOf, maharaja2004 } from '../../rules/index.ts';
import { useBoard, useBoardWords } from '../board-context.ts';
import { actionArt, emblemArt, governorArt } from '../model/art.ts';
import { choosesCharacter } from '../model/position.ts';
import { moveSource, type Targets } from '../model/targets.ts';
import { Auction } from './Auction.tsx';
import { Candidates } from './Characters.tsx';
import styles from './Choices.module.css';

/** Choices that need more than a press on the map: a bid, a character to pick or to give. */
export function PendingChoice(): ReactElement | null {
  const words = useBoardWords();
  const { decisionKind, position, layout, prompt, draft, seats, targets } = useBoard();
  if (position.phase === 'auction') return <Auction />;
  if (layout === 'tall' && isCardOf(draft.card, GOVERNOR)) return <Governors />;
  const exchanges = exchangesCharacter(draft.card, targets);
  if (!exchanges && (!choosesCharacter(decisionKind) || layout === 'tall')) return null;
  if (!prompt) return null;
  return (
    <Card
      border="gold"
      className={styles.pick}
      data-scrolls
      aria-label={words.formatMessage(prompt, seatNamer(seats))}
    >
      <Candidates />
    </Card>
  );
}

const GOVERNOR = 7;

const CHARACTER = 8;

const isCardOf = (card: number | null, action: number): boolean => card !== null && actionOf(card) === action;

/** Whether the card of the character action is chosen: then the characters to take are listed where the city would be. */
export function exchangesCharacter(
  card: number | null,
  { characters }: Pick<Targets, 'characters'>,
): boolean {
  return isCardOf(card, CHARACTER) && characters.size > 0;
}

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

/** The choice that a card has opened. */
export function CardMenus(): ReactElement | null {
  const { openChoice } = useBoard().draft;
  if (openChoice === 'token') return <ChitMenu />;
  return openChoice === 'entice' ? <EnticeMenu /> : null;
}

/** The actions that an action chit can be spent on. */
function ChitMenu(): ReactElement {
  const words = useBoardWords();
  const { position, decidingSeat, spendToken } = useBoard();
  const legal = decidingSeat === null ? [] : maharaja2004.legalMoves(position, decidingSeat);
  return (
    <TurnCardMenu
      instruction={words.t('m04.chit.instruction')}
      isInstructionVisible
      items={listTokenActions({ legal, sourceOf: moveSource }).map((action) => ({
        key: String(action),
        art: actionArt(action),
        text: words.formatMessage({ key: `action.${ACTIONS[action] ?? 'gold'}` }),
        press: () => spendToken(action),
      }))}
    />
  );
}

/**
 * The seats from which a character can be enticed. For an exchange the player presses the other seat's board instead.
 */
function EnticeMenu(): ReactElement {
  const words = useBoardWords();
  const { targets, seats, playTarget } = useBoard();
  return (
    <TurnCardMenu
      instruction={words.t('m04.entice.instruction')}
      isInstructionVisible
      items={[...targets.entice].map(([seat, target]) => ({
        key: String(seat),
        art: emblemArt(seats[seat]?.playerColour ?? seat),
        text: words.t('m04.entice', { name: seatNamer(seats)(seat) }),
        press: () => playTarget(target),
      }))}
    />
  );
}
