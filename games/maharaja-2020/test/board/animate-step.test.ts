import { animationEnd } from '@durbar/kit/board/animation/step-animations.ts';
import { describe, expect, test } from 'vitest';
import { placePoint } from '../../../kingdom/board/model/map-layout.ts';
import {
  cityPieces,
  largePieces,
  placedFigures,
  villagePieces,
} from '../../../kingdom/board/model/pieces.ts';
import { animateStep, listTransfers } from '../../board/model/animate-step.ts';
import { findScoring } from '../../board/model/city.ts';
import { getMapLayout, villageOwners } from '../../board/model/position.ts';
import { stepMs } from '../../board/model/timeline.ts';
import type { Event } from '../../rules/index.ts';
import { steps as played, soloSteps } from './games.ts';

const steps = [...played, ...soloSteps.flat()];

const moved = steps.map((step, id) => {
  const chart = getMapLayout(step.after);
  const ms = stepMs(step.events);
  const { events, before, after } = step;
  const motion = animateStep({ events, before, after, id, ms, trackWidth: 720, layout: 'wide' });
  return { events, before, after, chart, ms, motion };
});

describe('movements', () => {
  test('move only pieces on the board', () => {
    for (const { after, chart, motion } of moved) {
      const pieces = [
        ...largePieces(after.sites, chart),
        ...cityPieces(after.shrines, chart),
        ...villagePieces((village) => villageOwners(after, village), chart),
        ...placedFigures(after.priests, chart),
      ].map(({ key }) => key);
      const others = after.flags
        .map((_, city) => `flag-${city}`)
        .concat(after.rewards.map((tile) => `tile-${tile}`));
      const tiles = ['action-1', 'action-2', 'action-3', 'action-check'];
      for (const { key } of motion.pieces)
        expect([...pieces, ...others, ...tiles, 'maharaja']).toContain(key);
    }
  });

  test('include every kind in a game', () => {
    const kinds = new Set(moved.flatMap(({ motion }) => motion.pieces.map(({ key }) => key.split('-')[0])));
    expect([...kinds].toSorted((a = '', b = '') => a.localeCompare(b))).toEqual([
      'action',
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
    for (const { motion, ms } of moved) expect(animationEnd(motion)).toBeLessThanOrEqual(ms);
  });

  test('take half as long at half the length', () => {
    for (const step of moved.filter((_, i) => i % 9 === 0)) {
      const half = animateStep({ ...step, id: 0, ms: step.ms / 2, trackWidth: 720, layout: 'wide' });
      expect(animationEnd(half)).toBeCloseTo(animationEnd(step.motion) / 2, 5);
    }
  });

  test('end where everything is drawn: flags on their spaces, coins at their numbers', () => {
    for (const { motion, after } of moved) {
      const last = new Map(
        motion.pieces.filter(({ key }) => key.startsWith('flag')).map((cue) => [cue.key, cue]),
      );
      for (const { frames } of last.values()) expect(frames.at(-1)?.['transform']).toBe('translateX(0px)');
      for (const seat of after.coins.keys())
        for (const name of ['coins', 'prestige'] as const) {
          const counts = motion.numbers.filter(({ key }) => key === `${name}-${seat}`);
          expect(counts.at(-1)?.to ?? after[name][seat]).toBe(after[name][seat]);
        }
    }
  });

  test('move coins between existing elements', () => {
    const flights = moved.flatMap(({ events, ms, after }) => listTransfers(events, ms, after));
    expect(flights.length).toBeGreaterThan(100);
    for (const { from, to } of flights) expect(from).not.toBe(to);
    for (const { events, after } of moved.slice(0, 9)) expect(listTransfers(events, 0, after)).toEqual([]);
  });
});

test('a shrine that Brahmabot takes from a city moves from there to its new place', () => {
  const before = soloSteps[0]?.at(-1)?.before;
  if (!before) throw new Error('nothing was played');
  const events: Event[] = [
    { kind: 'relocated', seat: 1, city: 0, name: '' },
    { kind: 'shrine', seat: 1, city: 4, village: null, name: '', price: 0, by: 20, fromSupply: false },
  ];
  const shrines = before.shrines.map((count, place) => (place === 7 + 4 ? 2 : count));
  const chart = getMapLayout(before);
  const input = { id: 1, events, before, ms: stepMs(events), trackWidth: 720, layout: 'wide' as const };
  const { pieces } = animateStep({ ...input, after: { ...before, shrines } });
  const [from, to] = [placePoint(chart, 0), placePoint(chart, 4)];
  expect(pieces.map(({ key }) => key)).toEqual(['small-4-1-1']);
  expect(pieces[0]?.frames[0]?.['transform']).toBe(
    `translate(${(from.x - to.x).toFixed(1)}px, ${(from.y - to.y).toFixed(1)}px)`,
  );
});

test('a city scoring is shown in the order of rank', () => {
  const found = played.flatMap(({ events }) => findScoring(events, 100, (seat) => seat) ?? []);
  expect(found.length).toBe(14);
  for (const { lines } of found) {
    const ranks = lines.map(({ rank }) => rank).filter((rank) => rank > 0);
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  }
});
