import sprite from 'virtual:sprite/maharani';
import { SpriteSheet } from '@durbar/kit/art/SpriteSheet.tsx';
import type { Intro } from '@durbar/kit/intro/intro.ts';
import { introTexts } from '@durbar/kit/intro/intro-texts.ts';
import type { ReactElement, ReactNode } from 'react';
import {
  COLOURS,
  type Event,
  PATTERNS,
  QUARTER_PAYOUT,
  QUARTER_SIZE,
  QUARTERS,
  SECOND_TILE_PRICE,
} from '../rules/index.ts';
import { FloorPicture } from './FloorPicture.tsx';
import styles from './pictures.module.css';
import { Payouts, QuarterExample } from './QuarterExample.tsx';
import { firstWorkers, layTile, scoreExample, YOU } from './scene.ts';
import '../board/tokens.css';

const { text, icon, step } = introTexts('mhr.intro');

const TURN = layTile();
/** The tile is laid, and no worker has come yet. */
const LAID = { ...TURN.after, workers: TURN.before.workers };
const PAID = scoreExample(firstWorkers());

const eventsOf = (kind: Event['kind']): readonly Event[] =>
  TURN.events.filter((event) => event.kind === kind);
const TILE_EVENTS = eventsOf('tile');
const WORKER_EVENTS = eventsOf('worker');
const TURN_EVENTS: readonly Event[] = [{ kind: 'turn', seat: YOU, turn: TURN.before.turn }];
const NO_EVENTS: readonly Event[] = [];

/** What each tile of an area and each worker of a group brings. */
const goldEach = (events: readonly Event[]): number =>
  events.reduce((sum, event) => sum + ('gold' in event ? event.gold : 0), 0);

function Frame({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <>
      <SpriteSheet of={sprite} />
      {children}
    </>
  );
}

const MOST = QUARTER_PAYOUT.length - 1;

/** Maharani in two minutes. */
export const intro: Intro = {
  wordFolders: ['maharani'],
  Frame,
  goal: text('goal', { quarters: QUARTERS.length }),
  gains: [
    {
      art: 'tile-ruby',
      text: text('gain.area', { tiles: goldEach(TILE_EVENTS) }),
      unit: 'coin',
      value: goldEach(TILE_EVENTS),
    },
    {
      art: 'worker-1',
      text: text('gain.group', { workers: goldEach(WORKER_EVENTS) }),
      unit: 'coin',
      value: goldEach(WORKER_EVENTS),
    },
    {
      art: 'plate-done',
      text: text('gain.quarter', { workers: MOST }),
      unit: 'coin',
      value: QUARTER_PAYOUT[MOST] ?? 0,
    },
  ],
  round: {
    title: text('round'),
    note: text('round.note', { quarters: QUARTERS.length }),
    steps: [
      step(
        'take',
        'MHR-2.1',
        ({ moves }) => (
          <FloorPicture
            before={TURN.before}
            after={TURN.before}
            events={TURN_EVENTS}
            crop={[214, 266, 380, 277]}
            moves={moves}
          />
        ),
        { tiles: QUARTERS.length },
      ),
      step(
        'lay',
        'MHR-3.1',
        ({ moves }) => (
          <FloorPicture
            before={TURN.before}
            after={LAID}
            events={TILE_EVENTS}
            crop={[376, 396, 440, 321]}
            moves={moves}
          />
        ),
        { gold: goldEach(TILE_EVENTS) },
      ),
      step(
        'call',
        'MHR-3.2',
        ({ moves }) => (
          <FloorPicture
            before={LAID}
            after={TURN.after}
            events={WORKER_EVENTS}
            crop={[352, 474, 464, 338]}
            moves={moves}
          />
        ),
        { gold: goldEach(WORKER_EVENTS) },
      ),
      step('pay', 'MHR-2.7', ({ moves }) => (
        <div className={styles.pay}>
          <FloorPicture
            before={TURN.after}
            after={TURN.after}
            events={NO_EVENTS}
            crop={[400, 400, 412, 412]}
            moves={moves}
          />
          <Payouts lines={PAID} />
        </div>
      )),
    ],
  },
  example: { title: text('example'), clause: 'MHR-4', art: 'plate-elephant', Example: QuarterExample },
  icons: {
    title: text('icons'),
    groups: [
      [
        icon('rondel', 'rondel', 'MHR-2.1', { tiles: QUARTERS.length }),
        icon('tile-sapphire', 'tile', 'MHR-2.3', { colours: COLOURS.length }),
        icon('column', 'column', 'MHR-2.3', { patterns: PATTERNS.length }),
        icon('marker-1-elephant', 'up', 'MHR-2.2'),
        icon('marker-1-elephant-down', 'down', 'MHR-2.5'),
        icon('coin', 'second', 'MHR-2.4', { gold: SECOND_TILE_PRICE }),
      ],
      [
        icon('arrow', 'arrow', 'MHR-3.2'),
        icon('worker-1', 'worker', 'MHR-3.3'),
        icon('plate-lion', 'quarter', 'MHR-4', { spaces: QUARTER_SIZE }),
        icon('plate-done', 'done', 'MHR-4'),
        icon('bag', 'bag', 'MHR-5.2'),
        icon('seat-1', 'side', 'MHR-1.1'),
      ],
    ],
  },
};
