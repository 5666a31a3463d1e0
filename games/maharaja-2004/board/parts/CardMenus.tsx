import type { ReactElement } from 'react';
import { tokenActions } from '../../../kingdom/board/model/cards.ts';
import { CardMenu } from '../../../kingdom/board/parts/Cards.tsx';
import { ACTIONS, maharaja2004 } from '../../rules/index.ts';
import { useDesk } from '../desk.ts';
import { actionArt, sealArt } from '../model/look.ts';
import { byOf } from '../model/offers.ts';
import { namesOf, useBoardWords } from '../useBoardWords.ts';

/** The choice that a card has opened. */
export function CardMenus(): ReactElement | null {
  const { menu } = useDesk().draft;
  if (menu === 'token') return <ChitMenu />;
  return menu === 'entice' ? <EnticeMenu /> : null;
}

/** What an action chit can be spent on. */
function ChitMenu(): ReactElement {
  const words = useBoardWords();
  const { position, me, spendToken } = useDesk();
  const legal = me === null ? [] : maharaja2004.legalMoves(position, me);
  return (
    <CardMenu
      ask={words.t('m04.chit.ask')}
      shown
      items={tokenActions({ legal, byOf }).map((action) => ({
        key: String(action),
        art: actionArt(action),
        text: words.say({ key: `action.${ACTIONS[action] ?? 'gold'}` }),
        press: () => spendToken(action),
      }))}
    />
  );
}

/** From whom a character can be enticed away; who is exchanged with is pressed on the table. */
function EnticeMenu(): ReactElement {
  const words = useBoardWords();
  const { offers, seats, take } = useDesk();
  return (
    <CardMenu
      ask={words.t('m04.entice.ask')}
      shown
      items={[...offers.entice].map(([seat, offer]) => ({
        key: String(seat),
        art: sealArt(seats[seat]?.ink ?? seat),
        text: words.t('m04.entice', { name: namesOf(seats)(seat) }),
        press: () => take(offer),
      }))}
    />
  );
}
