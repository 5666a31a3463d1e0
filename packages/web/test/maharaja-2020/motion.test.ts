import { describe, expect, test } from 'vitest';
import { lengthOf } from '../../src/board-kit/motion/types.ts';
import { figuresOn, greatOn, smallInCities, smallInVillages } from '../../src/games/kingdom/model/pieces.ts';
import { chartOf } from '../../src/games/maharaja-2020/model/chart.ts';
import { flightsOf } from '../../src/games/maharaja-2020/model/flights.ts';
import { motionOf } from '../../src/games/maharaja-2020/model/motion.ts';
import { ownersIn } from '../../src/games/maharaja-2020/model/pieces.ts';
import { scoringIn } from '../../src/games/maharaja-2020/model/scoring.ts';
import { stepMs } from '../../src/games/maharaja-2020/model/timeline.ts';
import { steps } from './games.ts';

const moved = steps.map((step, id) => {
  const chart = chartOf(step.after);
  const ms = stepMs(step.events);
  const motion = motionOf({ ...step, id, ms, trackWidth: 720 });
  return { ...step, chart, ms, motion };
});

describe('movements', () => {
  test('move only what stands on the board', () => {
    for (const { after, chart, motion } of moved) {
      const pieces = [
        ...greatOn(after.sites, chart),
        ...smallInCities(after.shrines, chart),
        ...smallInVillages((village) => ownersIn(after, village), chart),
        ...figuresOn(after.priests, chart),
      ].map(({ key }) => key);
      const others = after.flags
        .map((_, city) => `flag-${city}`)
        .concat(after.rewards.map((tile) => `tile-${tile}`));
      for (const { key } of motion.cues) expect([...pieces, ...others, 'maharaja']).toContain(key);
    }
  });

  test('of every kind happen in a game', () => {
    const kinds = new Set(moved.flatMap(({ motion }) => motion.cues.map(({ key }) => key.split('-')[0])));
    expect([...kinds].toSorted((a = '', b = '') => a.localeCompare(b))).toEqual([
      'figure',
      'flag',
      'great',
      'maharaja',
      'small',
      'tile',
      'village',
    ]);
  });

  test('end within the time of their step', () => {
    for (const { motion, ms } of moved) expect(lengthOf(motion)).toBeLessThanOrEqual(ms);
  });

  test('take half as long at half the length', () => {
    for (const step of moved.filter((_, i) => i % 9 === 0)) {
      const half = motionOf({ ...step, id: 0, ms: step.ms / 2, trackWidth: 720 });
      expect(lengthOf(half)).toBeCloseTo(lengthOf(step.motion) / 2, 5);
    }
  });

  test('end as everything is drawn: flags on their spaces, coins at their numbers', () => {
    for (const { motion, after } of moved) {
      const last = new Map(
        motion.cues.filter(({ key }) => key.startsWith('flag')).map((cue) => [cue.key, cue]),
      );
      for (const { frames } of last.values()) expect(frames.at(-1)?.['transform']).toBe('translateX(0px)');
      for (const seat of after.coins.keys())
        for (const name of ['coins', 'prestige'] as const) {
          const counts = motion.counts.filter(({ key }) => key === `${name}-${seat}`);
          expect(counts.at(-1)?.to ?? after[name][seat]).toBe(after[name][seat]);
        }
    }
  });

  test('let coins fly from and to what is there', () => {
    const flights = moved.flatMap(({ events, ms }) => flightsOf(events, ms));
    expect(flights.length).toBeGreaterThan(100);
    for (const { from, to } of flights) expect(from).not.toBe(to);
    expect(flightsOf(moved[0]?.events ?? [], 0)).toEqual([]);
  });
});

test('a city scoring is told in the order of rank', () => {
  const found = steps.flatMap(({ events }) => scoringIn(events, 100, (seat) => seat) ?? []);
  expect(found.length).toBe(14);
  for (const { lines } of found) {
    const ranks = lines.map(({ rank }) => rank).filter((rank) => rank > 0);
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  }
});
