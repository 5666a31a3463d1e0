import sprite from 'virtual:sprite/maharaja-2004';
import type { ArtName } from '@durbar/kit/art/names.ts';
import type { Intro, IntroIcon } from '@durbar/kit/intro/intro.ts';
import { introTexts } from '@durbar/kit/intro/intro-texts.ts';
import { CityExample } from '../../kingdom/intro/CityExample.tsx';
import type { PieceKind } from '../../kingdom/intro/city-example.ts';
import { createPictures } from '../../kingdom/intro/createPictures.tsx';
import { type PayoutLine, PayoutPicture } from '../../kingdom/intro/PayoutPicture.tsx';
import { BoardContext } from '../board/board-context.ts';
import { game } from '../board/game.ts';
import { animateStep } from '../board/model/animate-step.ts';
import { actionArt, architectArt, houseArt, palaceArt } from '../board/model/art.ts';
import { actionClause } from '../board/model/clauses.ts';
import { traceMark } from '../board/model/trace-mark.ts';
import { ACTIONS, CITY_COUNT, lastRound, maharaja2004, wordFolders } from '../rules/index.ts';
import {
  arrival,
  FIRST_PIECES,
  PLAN,
  palacePrices,
  scoreExample,
  startingStock,
  turn,
  UDAIPUR,
} from './scene.ts';

const { Frame, MapMoment, DiscMoment } = createPictures({
  game,
  Context: BoardContext,
  rules: maharaja2004,
  sprite,
  animateStep,
  traceMark,
});

const { text, icon, step } = introTexts('m04.intro');

const ARRIVAL = arrival();
const TURN = turn();
const PAID: readonly PayoutLine[] = scoreExample(FIRST_PIECES)
  .toSorted((a, b) => a.rank - b.rank)
  .map(({ seat, rank, coins }) => ({ seat, rank, unit: 'coin', gain: coins }));

/** Parts of the map of Rajasthan, in its units. */
const AROUND_UDAIPUR = { x: 84, y: 268, width: 372, height: 271 };
const ROAD_TO_UDAIPUR = { x: 166, y: 196, width: 444, height: 324 };

function pieceArt(kind: PieceKind, colour: number): ArtName {
  if (colour < 0) return kind === 'small' ? 'house-n' : kind === 'figure' ? 'architect-n' : 'palace-n';
  if (kind === 'small') return houseArt(colour);
  return kind === 'figure' ? architectArt(colour) : palaceArt(colour);
}

const { usual, artisan } = palacePrices();
const { gold, palaces } = startingStock();
const ROUNDS = lastRound(0);

const ACTION_ICONS = ACTIONS.map(
  (name, action): IntroIcon => ({
    art: actionArt(action),
    label: { key: `action.${name}` },
    tip: { key: `action.${name}.about` },
    clause: actionClause(action),
  }),
);

/** Maharaja (2004) in two minutes. */
export const intro: Intro = {
  wordFolders,
  Frame,
  goal: text('goal', { cities: CITY_COUNT }),
  gains: [
    { art: 'palace-1', text: text('fact.palaces'), unit: 'palace-n', value: palaces },
    { art: 'coin', text: text('fact.gold'), unit: 'coin', value: gold },
    { art: 'governor-udaipur', text: text('fact.rounds'), unit: 'maharaja', value: ROUNDS },
  ],
  round: {
    title: text('round'),
    note: text('round.note', { rounds: ROUNDS }),
    steps: [
      step('arrive', 'M04-2.1', ({ moves }) => (
        <MapMoment moment={ARRIVAL} crop={AROUND_UDAIPUR} moves={moves} />
      )),
      step(
        'plan',
        'M04-2.3',
        ({ moves }) => <DiscMoment position={ARRIVAL.after} plan={PLAN} moves={moves} />,
        { actions: ACTIONS.length },
      ),
      step('turn', 'M04-3.2', ({ moves }) => (
        <MapMoment moment={TURN} crop={ROAD_TO_UDAIPUR} moves={moves} isTraced />
      )),
      step('pay', 'M04-8.2', ({ moves }) => <PayoutPicture lines={PAID} moves={moves} />),
    ],
  },
  example: {
    title: text('example'),
    clause: 'M04-8.1',
    art: game.edition.art.crest(UDAIPUR),
    Example: () => <CityExample first={FIRST_PIECES} score={scoreExample} art={pieceArt} />,
  },
  icons: {
    title: text('icons', { actions: ACTIONS.length }),
    groups: [
      ACTION_ICONS,
      [
        icon('palace-1', 'palace', 'M04-4.2', { usual, artisan }),
        icon('house-1', 'house', 'M04-4.1'),
        icon('architect-1', 'architect', 'M04-3.1'),
        icon('governor-udaipur', 'governor', 'M04-2.1'),
        icon('quarry', 'quarry', 'M04-1.5'),
        icon('sage-6', 'character', 'M04-7'),
      ],
    ],
  },
};
