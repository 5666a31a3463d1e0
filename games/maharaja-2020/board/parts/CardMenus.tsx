import type { ReactElement } from 'react';
import { tokenActions } from '../../../kingdom/board/model/cards.ts';
import { CardMenu } from '../../../kingdom/board/parts/Cards.tsx';
import { maharaja2020 } from '../../rules/index.ts';
import { useDesk } from '../desk.ts';
import { abilityMoves } from '../model/cards.ts';
import { actionArt } from '../model/look.ts';
import { byOf } from '../model/offers.ts';
import { useBoardWords } from '../useBoardWords.ts';

/** The choice that a card has opened. */
export function CardMenus(): ReactElement | null {
  const { menu } = useDesk().draft;
  if (menu === 'token') return <TokenMenu />;
  return menu === 'exchange' ? <ExchangeMenu /> : null;
}

/** What a token can be spent on. */
function TokenMenu(): ReactElement {
  const words = useBoardWords();
  const { position, me, spendToken } = useDesk();
  const actions = me === null ? [] : tokenActions({ legal: maharaja2020.legalMoves(position, me), byOf });
  return (
    <CardMenu
      ask={words.t('m20.token.ask')}
      shown
      items={actions.map((action) => ({
        key: String(action),
        art: actionArt(action),
        text: words.t('m20.card.name', { kind: 'disc', what: action, token: 'no' }),
        press: () => spendToken(action),
      }))}
    />
  );
}

/** The exchanges of character 3. */
function ExchangeMenu(): ReactElement {
  const words = useBoardWords();
  const { position, me, play } = useDesk();
  const moves = me === null ? [] : abilityMoves(maharaja2020.legalMoves(position, me), 3);
  return (
    <CardMenu
      ask={words.say({ key: 'character.3' })}
      items={moves.flatMap((move) =>
        move.type === 'exchange'
          ? [
              {
                key: move.give,
                art: move.give === 'coins' ? 'coin' : 'prestige',
                text: words.say({ key: `move.exchange.${move.give}` }),
                press: () => play(move),
              },
            ]
          : [],
      )}
    />
  );
}
