import type { Intro, IntroIcon } from '@durbar/kit/intro/intro.ts';
import { introTexts } from '@durbar/kit/intro/intro-texts.ts';
import { CityExample } from '../../kingdom/intro/CityExample.tsx';
import { type PayoutLine, PayoutPicture } from '../../kingdom/intro/PayoutPicture.tsx';
import { actionArt, crestArt } from '../board/model/art.ts';
import { actionClause } from '../board/model/clauses.ts';
import {
  ACTIONS,
  CITY_COUNT,
  COINS_A_POINT,
  MAJORITY_PRESTIGE,
  ROUNDS,
  STATUE_PRESTIGE,
  shrinePrice,
  wordFolders,
} from '../rules/index.ts';
import { DiscMoment, Frame, MapMoment, pieceArt } from './pictures.ts';
import { arrival, FIRST_PIECES, GOLCONDA, scoreExample, statuePrices, turn } from './scene.ts';

const { text, icon, step } = introTexts('m20.intro');

const ARRIVAL = arrival();
const TURN = turn();
const PLAN = [0, 2] as const;
const PAID: readonly PayoutLine[] = scoreExample(FIRST_PIECES)
  .toSorted((a, b) => a.rank - b.rank)
  .map(({ seat, rank, coins }) => ({ seat, rank, unit: 'coin', gain: coins }));

/** Parts of the map of Hindustan, in its units. */
const AROUND_GOLCONDA = { x: 420, y: 560, width: 370, height: 270 };
const ROAD_TO_GOLCONDA = { x: 192, y: 612, width: 488, height: 356 };

const { here, elsewhere } = statuePrices();

const ACTION_ICONS = ACTIONS.map(
  (name, action): IntroIcon => ({
    art: actionArt(action),
    label: text(`action.${name}`),
    tip: { key: `action.${name}.about` },
    clause: actionClause(action),
  }),
);

/** Maharaja (2020) in two minutes. */
export const intro: Intro = {
  wordFolders,
  Frame,
  goal: text('goal', { cities: CITY_COUNT }),
  gains: [
    { art: 'statue-1', text: text('gain.statue'), unit: 'prestige', value: STATUE_PRESTIGE },
    { art: 'coin', text: text('gain.coins', { coins: COINS_A_POINT }), unit: 'prestige', value: 1 },
    { art: 'crest-golconda', text: text('gain.city'), unit: 'prestige', value: MAJORITY_PRESTIGE },
  ],
  round: {
    title: text('round'),
    note: text('round.note', { rounds: ROUNDS }),
    steps: [
      step('arrive', 'M20-2.1', ({ moves }) => (
        <MapMoment moment={ARRIVAL} crop={AROUND_GOLCONDA} moves={moves} />
      )),
      step(
        'plan',
        'M20-2.2',
        ({ moves }) => <DiscMoment position={ARRIVAL.after} plan={PLAN} moves={moves} />,
        { actions: ACTIONS.length },
      ),
      step('turn', 'M20-4.3', ({ moves }) => (
        <MapMoment moment={TURN} crop={ROAD_TO_GOLCONDA} moves={moves} isTraced />
      )),
      step('pay', 'M20-7.3', ({ moves }) => <PayoutPicture lines={PAID} moves={moves} />),
    ],
  },
  example: {
    title: text('example'),
    clause: 'M20-7.1',
    art: crestArt(GOLCONDA),
    Example: () => <CityExample first={FIRST_PIECES} score={scoreExample} art={pieceArt} />,
  },
  icons: {
    title: text('icons', { actions: ACTIONS.length }),
    groups: [
      ACTION_ICONS,
      [
        icon('statue-1', 'statue', 'M20-3.1', { elsewhere, here }),
        icon('shrine-1', 'shrine', 'M20-3.1', { coins: shrinePrice(2) }),
        icon('priest-1', 'priest', 'M20-4.1'),
        icon('token', 'token', 'M20-5.2'),
        icon('prestige', 'prestige', 'M20-1.9'),
        icon('portrait-6', 'character', 'M20-2.3'),
      ],
    ],
  },
};
