import type { Intro } from '@durbar/kit/intro/intro.ts';
import { introTexts } from '@durbar/kit/intro/intro-texts.ts';
import { CityExample } from '../../kingdom/intro/CityExample.tsx';
import { type PayoutLine, PayoutPicture } from '../../kingdom/intro/PayoutPicture.tsx';
import { crestArt } from '../board/model/art.ts';
import {
  ARRIVAL_STATUE_PRICE,
  BRAHMABOT,
  MAJORITY_PRESTIGE,
  ROUNDS,
  STATUE_PRESTIGE,
  wordFolders,
} from '../rules/index.ts';
import { Frame, MapMoment, pieceArt } from './pictures.ts';
import {
  botTurn,
  CHECK,
  coinPrestige,
  DRAWN,
  FIRST_PIECES,
  GOLCONDA,
  PERFORMED,
  scoreExample,
} from './solo-scene.ts';
import { TilesPicture } from './TilesPicture.tsx';

const { text, icon, step } = introTexts('m20.intro.solo');

const TURN = botTurn();
const OPEN = DRAWN.map((tile, i) => (i < DRAWN.length - 1 ? tile : null));
const PAID: readonly PayoutLine[] = scoreExample(FIRST_PIECES)
  .toSorted((a, b) => a.rank - b.rank)
  .map(({ seat, rank, coins, prestige }) => ({
    seat,
    rank,
    unit: prestige > 0 ? 'prestige' : 'coin',
    gain: prestige > 0 ? prestige : coins,
  }));

/** A part of the map of Hindustan, in its units. */
const ROAD_TO_GOLCONDA = { x: 192, y: 612, width: 488, height: 356 };

const TILES = { tiles: DRAWN.length };

/** The solo game of Maharaja (2020) in two minutes. */
export const intro: Intro = {
  wordFolders,
  Frame,
  goal: text('goal', { rounds: ROUNDS }),
  gains: [
    { art: 'statue-2', text: text('gain.statue'), unit: 'prestige', value: STATUE_PRESTIGE },
    { art: 'crest-golconda', text: text('gain.city'), unit: 'prestige', value: MAJORITY_PRESTIGE },
    { art: 'coin', text: text('gain.coins'), unit: 'prestige', value: coinPrestige() },
  ],
  round: {
    title: text('round'),
    note: text('round.note', { rounds: ROUNDS }),
    steps: [
      step('draw', 'M20-11.4', () => <TilesPicture position={TURN.before} drawn={OPEN} />, TILES),
      step(
        'check',
        'M20-11.5',
        () => (
          <TilesPicture position={TURN.before} drawn={DRAWN} check={{ tile: CHECK, selects: PERFORMED }} />
        ),
        { place: PERFORMED },
      ),
      step('act', 'M20-11.6', ({ moves }) => (
        <MapMoment moment={TURN} crop={ROAD_TO_GOLCONDA} moves={moves} isTraced />
      )),
      step('pay', 'M20-11.11', ({ moves }) => <PayoutPicture lines={PAID} moves={moves} />),
    ],
  },
  example: {
    title: text('example'),
    clause: 'M20-11.8',
    art: crestArt(GOLCONDA),
    Example: () => (
      <CityExample
        first={FIRST_PIECES}
        score={scoreExample}
        art={pieceArt}
        automaton={{ seat: BRAHMABOT, key: 'game.maharaja-2020.automaton' }}
      />
    ),
  },
  icons: {
    title: text('icons'),
    groups: [
      [
        icon('tile-back', 'tiles', 'M20-11.4', TILES),
        icon('brahmabot', 'bot', 'M20-11.5'),
        icon('priest-2', 'travel', 'M20-11.6'),
        icon('shrine-2', 'arrive', 'M20-11.7', { price: ARRIVAL_STATUE_PRICE }),
        icon('statue-2', 'free', 'M20-11.8'),
        icon('act-track', 'flag', 'M20-11.8'),
        icon('act-character', 'swap', 'M20-11.8'),
        icon('coin', 'paid', 'M20-11.7'),
        icon('village', 'village', 'M20-11.1'),
      ],
      [
        icon('prestige', 'scoring', 'M20-11.11'),
        icon('rew-prestige2', 'reward', 'M20-11.11'),
        icon('portrait-6', 'character', 'M20-11.3'),
      ],
    ],
  },
};
