import { Button } from '@durbar/kit/ui/Button.tsx';
import { Card } from '@durbar/kit/ui/Card.tsx';
import type { ReactElement } from 'react';
import { listTokenActions } from '../../../kingdom/board/model/turn-cards.ts';
import { TurnCardMenu } from '../../../kingdom/board/parts/TurnCards.tsx';
import { maharaja2020 } from '../../rules/index.ts';
import { useBoard, useBoardWords } from '../board-context.ts';
import { actionArt } from '../model/art.ts';
import { asksChoice } from '../model/position.ts';
import { moveSource } from '../model/targets.ts';
import { abilityMoves, EXCHANGE_CHARACTER } from '../model/turn-cards.ts';
import { CharacterDisplayRow } from './CharacterDisplay.tsx';
import styles from './Choices.module.css';

/** Choices that need more than a press on the board: a character to take, or the number of coins to exchange. */
export function PendingChoice(): ReactElement | null {
  const { decisionKind, layout, position } = useBoard();
  if (decisionKind === 'buy') return <Buy />;
  return layout === 'wide' && asksChoice(decisionKind, position.phase) ? <Pick /> : null;
}

function Pick(): ReactElement {
  const words = useBoardWords();
  const { position, decisionKind } = useBoard();
  return (
    <Card
      border="gold"
      className={styles.pick}
      data-scrolls
      aria-label={words.formatMessage({ key: `prompt.${decisionKind ?? 'draft'}` })}
    >
      {position.display.map((character) => (
        <CharacterDisplayRow key={character} character={character} whole />
      ))}
    </Card>
  );
}

function Buy(): ReactElement {
  const words = useBoardWords();
  const { targets, play, busy } = useBoard();
  return (
    <div className={styles.buy}>
      {targets.movesWithoutTarget.map((move) =>
        move.type === 'buy' ? (
          <Button key={move.count} data-mark="buy" isDisabled={busy} onPress={() => play(move)}>
            {words.formatMessage({ key: 'move.buy', values: { count: move.count } })}
          </Button>
        ) : null,
      )}
    </div>
  );
}

/** The choice that a card has opened. */
export function CardMenus(): ReactElement | null {
  const { openChoice } = useBoard().draft;
  if (openChoice === 'token') return <TokenMenu />;
  return openChoice === 'exchange' ? <ExchangeMenu /> : null;
}

/** The actions that a token can be spent on. */
function TokenMenu(): ReactElement {
  const words = useBoardWords();
  const { position, decidingSeat, spendToken } = useBoard();
  const actions =
    decidingSeat === null
      ? []
      : listTokenActions({ legal: maharaja2020.legalMoves(position, decidingSeat), sourceOf: moveSource });
  return (
    <TurnCardMenu
      instruction={words.t('m20.token.instruction')}
      isInstructionVisible
      items={actions.map((action) => ({
        key: String(action),
        art: actionArt(action),
        text: words.t('m20.card.name', { kind: 'disc', what: action, token: 'no' }),
        press: () => spendToken(action),
      }))}
    />
  );
}

/** The exchanges that a character's ability offers. */
function ExchangeMenu(): ReactElement {
  const words = useBoardWords();
  const { position, decidingSeat, play } = useBoard();
  const moves =
    decidingSeat === null
      ? []
      : abilityMoves(maharaja2020.legalMoves(position, decidingSeat), EXCHANGE_CHARACTER);
  return (
    <TurnCardMenu
      instruction={words.formatMessage({ key: `character.${EXCHANGE_CHARACTER}` })}
      items={moves.flatMap((move) =>
        move.type === 'exchange'
          ? [
              {
                key: move.give,
                art: move.give === 'coins' ? 'coin' : 'prestige',
                text: words.formatMessage({ key: `move.exchange.${move.give}` }),
                press: () => play(move),
              },
            ]
          : [],
      )}
    />
  );
}
