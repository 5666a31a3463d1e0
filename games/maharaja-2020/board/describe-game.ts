import type { ArtName } from '@durbar/kit/art/names.ts';
import { seatNamer } from '@durbar/kit/board/seats.ts';
import {
  type ActionText,
  type CityAction,
  createDescription,
  type DescriptionInput,
  type TurnCardText,
} from '../../kingdom/board/describe-game.ts';
import {
  buildTarget,
  type LegalTarget,
  listChoices,
  siteTarget,
  targetAt,
} from '../../kingdom/board/model/targets.ts';
import { findLawfulRefusal, type TurnCardState } from '../../kingdom/board/model/turn-cards.ts';
import {
  ACTIONS,
  actionOf,
  afterMoves,
  CLAUSES,
  type Move,
  maharaja2020,
  nextMover,
  type PreviewableMove,
  STATUE_PRESTIGE,
  travelOptionsTo,
  type View,
} from '../rules/index.ts';
import type { BoardWords } from './board-context.ts';
import { abilityArt, actionArt } from './model/art.ts';
import { cityDetails, rankCity } from './model/city.ts';
import { ABILITY_CLAUSE, actionClause, TOKEN_CLAUSE } from './model/clauses.ts';
import { villageOwners } from './model/position.ts';
import { isPreviewable, priceLastMove } from './model/targets.ts';
import { listTurnCards } from './model/turn-cards.ts';

type Input = DescriptionInput<View, Move>;

/** Describes the board of Maharaja (2020). */
export const describeGame = createDescription<View, Move, PreviewableMove>(
  {
    coins: (position) => position.coins,
    figures: (position) => position.priests,
    smallPieces: (position) => position.shrines,
    flagSpaces: (position) => position.flags,
    nextSeat: nextMover,
    villageOwners,
    travelOptionsTo,
    fare: (_position, _seat, { total }) => total,
    cityDetails,
    rankCity,
    afterMoves,
    listTurnCards: (position, seat) => listTurnCards(maharaja2020, position, seat),
    isPreviewable,
  },
  (input) => ({
    seatStatus: () => null,
    movingFrom: -1,
    cityActions: (city) => listCityActions(input, city),
    actionText: (action) => actionText(input, action),
    turnCardText: (card) => turnCardText(input, card),
    prestigeOf: ({ great, change }) => {
      const points = STATUE_PRESTIGE * great + change.prestige;
      return points > 0 ? { art: 'prestige', points } : null;
    },
  }),
);

function listCityActions({ position, facts, words: base }: Input, city: number): readonly CityAction[] {
  const words: BoardWords = base;
  const { targets, draft, decidingSeat } = facts;
  const { optionIndex: route } = draft;
  const listAction = (art: 'go' | 'shrine' | 'statue', target: LegalTarget<Move> | null): CityAction[] => {
    if (!target) return [];
    const shortLabel = words.t(art === 'go' ? 'kingdom.go.short' : `m20.${art}.short`);
    if (art === 'go') return [{ art, label: words.t('kingdom.go'), shortLabel, target }];
    const label = words.t(target.moves.length === 1 ? `m20.${art}` : `m20.go.${art}`);
    const choices = listChoices(target);
    if (choices.length === 1) return [{ art, label, shortLabel, target }];
    return choices.map((choice) => {
      const price = priceLastMove(position, decidingSeat ?? 0, choice);
      const what = actionOf(choice.source ?? 0);
      const action = words.t('m20.card.name', { kind: 'disc', what, token: 'no' });
      return {
        art,
        label: words.t('m20.choice', { build: label, price, action }),
        shortLabel: words.t('m20.choice.short', { build: shortLabel, price }),
        target: choice,
      };
    });
  };
  return [
    ...listAction('go', targetAt(targets, { kind: 'city', city }, route)),
    ...listAction('shrine', buildTarget(targets, city, route)),
    ...listAction('statue', siteTarget(targets, draft, city)),
  ];
}

function actionText({ words: base }: Input, action: number): ActionText {
  const words: BoardWords = base;
  return {
    name: words.t('m20.card.name', { kind: 'disc', what: action, token: 'no' }),
    about: words.formatMessage({ key: `action.${ACTIONS[action] ?? 'coins'}.about` }),
    clause: actionClause(action),
  };
}

/** The clause about a card: the refusal's, if the card cannot be used, else the one that says what the card does. */
function chooseClause({ kind, subject, refusal }: TurnCardState): string {
  const refusing = CLAUSES.find((clause) => clause === refusal?.clause);
  if (refusing) return refusing;
  if (kind === 'ability') return ABILITY_CLAUSE;
  return kind === 'token' ? TOKEN_CLAUSE : actionClause(subject);
}

function chooseArt({ kind, subject }: TurnCardState): ArtName {
  if (kind === 'ability') return abilityArt(subject);
  return subject < 0 ? 'token' : actionArt(subject);
}

function turnCardText({ facts, words: base }: Input, card: TurnCardState): TurnCardText {
  const words: BoardWords = base;
  const { kind, subject, detail } = card;
  const refusal = findLawfulRefusal(card);
  const subtitle =
    refusal !== null
      ? words.formatMessage(refusal, seatNamer(facts.seats))
      : kind === 'token' && detail
        ? words.formatMessage(detail)
        : words.t('m20.card.under', { kind, what: subject });
  return {
    art: chooseArt(card),
    name: words.t('m20.card.name', { kind, what: subject, token: subject < 0 ? 'yes' : 'no' }),
    subtitle,
    description: kind === 'ability' && detail ? words.formatMessage(detail) : subtitle,
    clause: chooseClause(card),
  };
}
