import type { ActionLook, CardLook, CityDeed, Offer, SumLook, TurnCard } from '../../kingdom/board/court.ts';
import { looksFrom, type Scene } from '../../kingdom/board/looks.ts';
import { buildOffer, offerAt, pointedSite } from '../../kingdom/board/model/places.ts';
import { withClause } from '../../kingdom/board/realm.ts';
import {
  ACTIONS,
  CLAUSES,
  journeys,
  type Move,
  nextMover,
  type OpenMove,
  type View,
} from '../rules/index.ts';
import { actionClause, CHIT_CLAUSE, POWER_CLAUSE } from './model/clauses.ts';
import { actionArt, powerArt } from './model/look.ts';
import { outlookWords } from './model/outlook-words.ts';
import { outlooksOf } from './model/outlooks.ts';
import { ownersIn } from './model/pieces.ts';
import { planSum } from './model/plan-sum.ts';
import { fareOf, plateFacts } from './model/plate.ts';
import { standingOf } from './model/standing.ts';
import { plays } from './model/variants.ts';
import { type BoardWords, namesOf } from './useBoardWords.ts';

type OwnScene = Scene<View, Move>;

/** What Maharaja (2004) says of things on its table. */
export const looksOf = looksFrom<View, Move, OpenMove>(
  {
    coins: (position) => position.gold,
    figures: (position) => position.architects,
    smalls: (position) => position.houses,
    spaces: (position) => position.boxes,
    next: nextMover,
    ownersIn,
    journeys,
    fare: fareOf,
    plate: plateFacts,
    standing: standingOf,
    isOpen: (move): move is OpenMove => move.type !== 'end' && move.type !== 'plan',
  },
  (scene) => ({
    stateOf: (seat) => (scene.position.phase === 'auction' ? auctionState(scene, seat) : null),
    lifted: scene.position.lifted,
    deedsIn: (city) => deedsIn(scene, city),
    action: (action) => actionLook(scene, action),
    card: (card) => cardLook(scene, card),
    planSum: (first, second) => sumLook(scene, first, second),
  }),
);

/** Where a seat stands in the auction of a character (M04-10.4). */
export function bidderState({ cards, passed, bidder }: View, seat: number): string {
  if (cards[seat] !== 0) return 'has';
  if ((passed >> seat) & 1) return 'passed';
  return seat === bidder ? 'leads' : 'in';
}

function auctionState({ position, words: base }: OwnScene, seat: number): string {
  const words: BoardWords = base;
  return words.t('m04.auction.state', { state: bidderState(position, seat) });
}

function deedsIn({ position, facts, words: base }: OwnScene, city: number): readonly CityDeed[] {
  const words: BoardWords = base;
  const { offers, draft } = facts;
  const deed = (
    mark: 'go' | 'house' | 'lift' | 'palace' | 'drop',
    offer: Offer | null | undefined,
  ): CityDeed[] =>
    offer
      ? [
          {
            mark,
            text: words.t('m04.deed', { mark, far: offer.moves.length > 1 ? 'yes' : 'no' }),
            short: words.t('m04.deed.short', { mark }),
            offer,
          },
        ]
      : [];
  return [
    ...deed('go', offerAt(offers, { kind: 'city', city }, draft.way)),
    ...deed(position.phase === 'drop' ? 'drop' : 'house', buildOffer(offers, city, draft.way)),
    ...deed('lift', offers.cityLifts.get(city)),
    ...deed('palace', pointedSite(offers, draft, city)),
  ];
}

function actionLook({ position, facts, words: base, seat }: OwnScene, action: number): ActionLook {
  const words: BoardWords = base;
  const looker = seat ?? 0;
  const outlook = outlooksOf(position, looker)[action];
  const name = ACTIONS[action] ?? 'gold';
  const many = name === 'character' && plays(position, 'manyCharacters');
  return {
    name: words.say({ key: `action.${name}` }),
    brings: outlook ? words.say(outlookWords(position, looker, outlook)) : '',
    why: outlook?.refusal ? words.say(outlook.refusal, namesOf(facts.seats)) : null,
    title: withClause(words.say({ key: `action.${name}.about${many ? 'Many' : ''}` }), actionClause(action)),
  };
}

function cardLook({ facts, words: base }: OwnScene, { kind, what, why, about }: TurnCard): CardLook {
  const words: BoardWords = base;
  const refusing = CLAUSES.find((clause) => clause === why?.clause);
  const said = why === null ? null : words.say(why, namesOf(facts.seats));
  const own = about ? words.say(about) : '';
  if (kind === 'ability') {
    const under = said ?? words.t('m04.card.builder');
    const name = words.say({ key: `character.${what}.name` });
    return { art: powerArt(what), name, under, tell: said ?? own, clause: refusing ?? POWER_CLAUSE };
  }
  const action = what < 0 ? null : (ACTIONS[what] ?? null);
  const under = said ?? (kind === 'token' ? own : words.t('m04.card.under', { action: action ?? '' }));
  return {
    art: what < 0 ? 'chit' : actionArt(what),
    name: action === null ? words.t('m04.chit') : words.say({ key: `action.${action}` }),
    under,
    tell: under,
    clause: refusing ?? (kind === 'token' ? CHIT_CLAUSE : actionClause(what)),
  };
}

function sumLook(
  { position, facts, words: base, seat }: OwnScene,
  first: number,
  second: number,
): SumLook | null {
  const words: BoardWords = base;
  const sum = planSum(position, seat ?? 0, [first, second]);
  if (!sum) return null;
  const { coins, taken, road, builds, left, mine, rival, palaces, whole } = sum;
  const points = words.t('m04.sum.points', {
    mine: mine.total,
    rank: mine.rank,
    rival: rival ? namesOf(facts.seats)(rival.seat) : '',
    other: rival?.total ?? -1,
  });
  const palace = { text: words.t('m04.sum.palaces'), art: 'power-3' as const, value: words.signed(palaces) };
  return {
    lines: [
      {
        text: words.t('m04.sum.gold', { gold: coins, taken, road, builds }),
        art: 'gold',
        value: words.number(left),
      },
      { text: points, art: 'gold', value: words.signed(mine.gold) },
      ...(palaces > 0 ? [palace] : []),
    ],
    whole,
  };
}
