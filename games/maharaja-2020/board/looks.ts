import type { ArtName } from '@durbar/kit/art/names.ts';
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
import { ABILITY_CLAUSE, actionClause, TOKEN_CLAUSE } from './model/clauses.ts';
import { abilityArt, actionArt } from './model/look.ts';
import { outlookWords } from './model/outlook-words.ts';
import { outlooksOf } from './model/outlooks.ts';
import { ownersIn } from './model/pieces.ts';
import { planSum } from './model/plan-sum.ts';
import { plateFacts } from './model/plate.ts';
import { standingOf } from './model/standing.ts';
import { type BoardWords, namesOf } from './useBoardWords.ts';

type OwnScene = Scene<View, Move>;

/** What Maharaja (2020) says of things on its table. */
export const looksOf = looksFrom<View, Move, OpenMove>(
  {
    coins: (position) => position.coins,
    figures: (position) => position.priests,
    smalls: (position) => position.shrines,
    spaces: (position) => position.flags,
    next: nextMover,
    ownersIn,
    journeys,
    fare: (_position, _seat, { total }) => total,
    plate: plateFacts,
    standing: standingOf,
    isOpen: (move): move is OpenMove => move.type !== 'end' && move.type !== 'plan' && move.type !== 'step',
  },
  (scene) => ({
    stateOf: () => null,
    lifted: -1,
    deedsIn: (city) => deedsIn(scene, city),
    action: (action) => actionLook(scene, action),
    card: (card) => cardLook(scene, card),
    planSum: (first, second) => sumLook(scene, first, second),
  }),
);

function deedsIn({ facts, words: base }: OwnScene, city: number): readonly CityDeed[] {
  const words: BoardWords = base;
  const { offers, draft } = facts;
  const { way } = draft;
  const deed = (mark: 'go' | 'shrine' | 'statue', offer: Offer | null): CityDeed[] => {
    if (!offer) return [];
    const short = words.t(mark === 'go' ? 'court.go.short' : `m20.${mark}.short`);
    if (mark === 'go') return [{ mark, text: words.t('court.go'), short, offer }];
    return [
      { mark, text: words.t(offer.moves.length === 1 ? `m20.${mark}` : `m20.go.${mark}`), short, offer },
    ];
  };
  return [
    ...deed('go', offerAt(offers, { kind: 'city', city }, way)),
    ...deed('shrine', buildOffer(offers, city, way)),
    ...deed('statue', pointedSite(offers, draft, city)),
  ];
}

function actionLook({ position, facts, words: base, seat }: OwnScene, action: number): ActionLook {
  const words: BoardWords = base;
  const looker = seat ?? 0;
  const outlook = outlooksOf(position, looker)[action];
  const about = words.say({ key: `action.${ACTIONS[action] ?? 'coins'}.about` });
  return {
    name: words.t('m20.card.name', { kind: 'disc', what: action, token: 'no' }),
    brings: outlook
      ? words.t('m20.outlook', {
          ...outlookWords(position, looker, outlook).values,
          city: facts.chart.map.cityNames[position.maharaja] ?? '',
        })
      : '',
    why: outlook?.refusal ? words.say(outlook.refusal, namesOf(facts.seats)) : null,
    title: withClause(about, actionClause(action)),
  };
}

/** The clause that says what a card does, or why it does not. */
function clauseOf({ kind, what, why }: TurnCard): string {
  const refusing = CLAUSES.find((clause) => clause === why?.clause);
  if (refusing) return refusing;
  if (kind === 'ability') return ABILITY_CLAUSE;
  return kind === 'token' ? TOKEN_CLAUSE : actionClause(what);
}

function artOf({ kind, what }: TurnCard): ArtName {
  if (kind === 'ability') return abilityArt(what);
  return what < 0 ? 'token' : actionArt(what);
}

function cardLook({ facts, words: base }: OwnScene, card: TurnCard): CardLook {
  const words: BoardWords = base;
  const { kind, what, why, about } = card;
  const under =
    why !== null
      ? words.say(why, namesOf(facts.seats))
      : kind === 'token' && about
        ? words.say(about)
        : words.t('m20.card.under', { kind, what });
  return {
    art: artOf(card),
    name: words.t('m20.card.name', { kind, what, token: what < 0 ? 'yes' : 'no' }),
    under,
    tell: kind === 'ability' && about ? words.say(about) : under,
    clause: clauseOf(card),
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
  const { coins, taken, road, builds, left, mine, rival, statues, prestige, whole } = sum;
  const worship = words.t('m20.sum.worship', {
    mine: mine.total,
    rank: mine.rank,
    rival: rival ? namesOf(facts.seats)(rival.seat) : '',
    other: rival?.total ?? -1,
  });
  return {
    lines: [
      {
        text: words.t('m20.sum.coins', { coins, taken, road, builds }),
        art: 'coin',
        value: words.number(left),
      },
      { text: worship, art: 'coin', value: words.signed(mine.coins) },
      ...(statues + prestige > 0
        ? [
            {
              text: words.t('m20.sum.prestige', { statues, prestige }),
              art: 'prestige' as const,
              value: words.signed(3 * statues + prestige),
            },
          ]
        : []),
    ],
    whole,
  };
}
