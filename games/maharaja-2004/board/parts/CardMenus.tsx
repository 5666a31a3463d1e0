import { seatNamer } from '@durbar/kit/board/seats.ts';
import type { ReactElement } from 'react';
import { listTokenActions } from '../../../kingdom/board/model/turn-cards.ts';
import { TurnCardMenu } from '../../../kingdom/board/parts/TurnCards.tsx';
import { ACTIONS, maharaja2004 } from '../../rules/index.ts';
import { useBoard } from '../board-context.ts';
import { actionArt, emblemArt } from '../model/art.ts';
import { moveSource } from '../model/targets.ts';
import { useBoardWords } from '../useBoardWords.ts';

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
      ask={words.t('m04.chit.ask')}
      shown
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
      ask={words.t('m04.entice.ask')}
      shown
      items={[...targets.entice].map(([seat, target]) => ({
        key: String(seat),
        art: emblemArt(seats[seat]?.playerColour ?? seat),
        text: words.t('m04.entice', { name: seatNamer(seats)(seat) }),
        press: () => playTarget(target),
      }))}
    />
  );
}
