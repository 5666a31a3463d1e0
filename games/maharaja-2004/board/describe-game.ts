import { seatNamer } from '@durbar/kit/board/seats.ts';
import {
  type ActionText,
  type CityAction,
  createDescription,
  type DescriptionInput,
  type TurnCardText,
} from '../../kingdom/board/describe-game.ts';
import { buildTarget, type LegalTarget, siteTarget, targetAt } from '../../kingdom/board/model/targets.ts';
import { findLawfulRefusal, type TurnCardState } from '../../kingdom/board/model/turn-cards.ts';
import {
  ACTIONS,
  afterMoves,
  CLAUSES,
  type Move,
  maharaja2004,
  nextMover,
  type PreviewableMove,
  travelOptionsTo,
  type View,
} from '../rules/index.ts';
import type { BoardWords } from './board-context.ts';
import { actionArt, powerArt } from './model/art.ts';
import { cityDetails, fareOf, rankCity } from './model/city.ts';
import { actionClause, CHIT_CLAUSE, POWER_CLAUSE } from './model/clauses.ts';
import { hasVariant, villageOwners } from './model/position.ts';
import { isPreviewable } from './model/targets.ts';
import { listTurnCards } from './model/turn-cards.ts';

type Input = DescriptionInput<View, Move>;

/** Describes the board of Maharaja (2004). */
export const describeGame = createDescription<View, Move, PreviewableMove>(
  {
    coins: (position) => position.gold,
    figures: (position) => position.architects,
    smallPieces: (position) => position.houses,
    flagSpaces: (position) => position.boxes,
    nextSeat: nextMover,
    villageOwners,
    travelOptionsTo,
    fare: fareOf,
    cityDetails,
    rankCity,
    afterMoves,
    listTurnCards: (position, seat) => listTurnCards(maharaja2004, position, seat),
    isPreviewable,
  },
  (input) => ({
    seatStatus: (seat) => (input.position.phase === 'auction' ? auctionStatus(input, seat) : null),
    movingFrom: input.position.movingFrom,
    cityActions: (city) => listCityActions(input, city),
    actionText: (action) => actionText(input, action),
    turnCardText: (card) => turnCardText(input, card),
    prestigeOf: ({ great }) => (great > 0 ? { art: 'power-3', points: great } : null),
  }),
);

/** A seat's status in the auction of a character (M04-10.4). */
export function bidderStatus({ cards, passed, bidder }: View, seat: number): string {
  if (cards[seat] !== 0) return 'has';
  if ((passed >> seat) & 1) return 'passed';
  return seat === bidder ? 'leads' : 'in';
}

function auctionStatus({ position, words: base }: Input, seat: number): string {
  const words: BoardWords = base;
  return words.t('m04.auction.state', { state: bidderStatus(position, seat) });
}

function listCityActions({ position, facts, words: base }: Input, city: number): readonly CityAction[] {
  const words: BoardWords = base;
  const { targets, draft } = facts;
  const listAction = (
    art: 'go' | 'house' | 'lift' | 'palace' | 'drop',
    target: LegalTarget | null | undefined,
  ): CityAction[] =>
    target
      ? [
          {
            art,
            label: words.t('m04.action', { mark: art, far: target.moves.length > 1 ? 'yes' : 'no' }),
            shortLabel: words.t('m04.action.short', { mark: art }),
            target,
          },
        ]
      : [];
  return [
    ...listAction('go', targetAt(targets, { kind: 'city', city }, draft.optionIndex)),
    ...listAction(
      position.phase === 'drop' ? 'drop' : 'house',
      buildTarget(targets, city, draft.optionIndex),
    ),
    ...listAction('lift', targets.cityPickups.get(city)),
    ...listAction('palace', siteTarget(targets, draft, city)),
  ];
}

function actionText({ position, words: base }: Input, action: number): ActionText {
  const words: BoardWords = base;
  const name = ACTIONS[action] ?? 'gold';
  const many = name === 'character' && hasVariant(position, 'manyCharacters');
  return {
    name: words.formatMessage({ key: `action.${name}` }),
    about: words.formatMessage({ key: `action.${name}.about${many ? 'Many' : ''}` }),
    clause: actionClause(action),
  };
}

function turnCardText({ facts, words: base }: Input, card: TurnCardState): TurnCardText {
  const words: BoardWords = base;
  const { kind, subject, detail } = card;
  const refusal = findLawfulRefusal(card);
  const refusing = CLAUSES.find((clause) => clause === refusal?.clause);
  const said = refusal === null ? null : words.formatMessage(refusal, seatNamer(facts.seats));
  const own = detail ? words.formatMessage(detail) : '';
  if (kind === 'ability') {
    const subtitle = said ?? words.t('m04.card.builder');
    const name = words.formatMessage({ key: `character.${subject}.name` });
    return {
      art: powerArt(subject),
      name,
      subtitle,
      description: said ?? own,
      clause: refusing ?? POWER_CLAUSE,
    };
  }
  const action = subject < 0 ? null : (ACTIONS[subject] ?? null);
  const subtitle = said ?? (kind === 'token' ? own : words.t('m04.card.under', { action: action ?? '' }));
  return {
    art: subject < 0 ? 'chit' : actionArt(subject),
    name: action === null ? words.t('m04.chit') : words.formatMessage({ key: `action.${action}` }),
    subtitle,
    description: subtitle,
    clause: refusing ?? (kind === 'token' ? CHIT_CLAUSE : actionClause(subject)),
  };
}
