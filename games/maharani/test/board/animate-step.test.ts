import { at } from '@durbar/kernel';
import { animationEnd } from '@durbar/kit/board/animation/step-animations.ts';
import { describe, expect, test } from 'vitest';
import { animateStep, animationKeys, type StepAnimationInput } from '../../board/model/animate-step.ts';
import { slotCentre, spaceCentre } from '../../board/model/floor.ts';
import { listTimedEvents, stepMs } from '../../board/model/timeline.ts';
import type { Event } from '../../rules/index.ts';
import { type Played, steps } from './games.ts';

const setting = (
  { before, events, after }: Played,
  more: Partial<StepAnimationInput> = {},
): StepAnimationInput => ({
  id: 1,
  events,
  before,
  after,
  rotation: 0,
  ms: stepMs(events),
  wasDragged: false,
  ...more,
});

const has = (played: Played, kind: Event['kind']) => played.events.some((event) => event.kind === kind);

function find(...kinds: readonly Event['kind'][]): Played {
  const found = steps.find((played) => kinds.every((kind) => has(played, kind)));
  if (!found) throw new Error(`no step with ${kinds.join()}`);
  return found;
}

describe('the length of a step', () => {
  test('depends only on its events, and is zero if nothing is visible', () => {
    expect(stepMs([])).toBe(0);
    expect(stepMs([{ kind: 'noWorker', seat: 0, space: 3 }])).toBe(0);
    expect(listTimedEvents(find('tile', 'worker').events).map(({ at: start }) => start)).toEqual([0, 260]);
  });

  test('is well under a second for placing a tile, and under 0.7 s for an ordinary end of a turn', () => {
    const lengths = (wanted: (played: Played) => boolean) =>
      steps.filter(wanted).map(({ events }) => stepMs(events));
    expect(Math.max(...lengths((played) => has(played, 'tile')))).toBeLessThan(1000);
    expect(Math.max(...lengths((played) => has(played, 'turn') && !has(played, 'quarter')))).toBeLessThan(
      700,
    );
  });
});

describe('the animation of a step', () => {
  test('moves nothing if steps take no time', () => {
    expect(animateStep(setting(find('tile'), { ms: 0 }))).toBeNull();
    expect(animateStep(setting(find('tile'), { events: [] }))).toBeNull();
  });

  test('fits into the step, at any speed', () => {
    for (const played of steps) {
      const usual = stepMs(played.events);
      for (const ms of [usual, usual / 2, usual * 1.7]) {
        const animation = animateStep(setting(played, { ms }));
        expect(animation ? animationEnd(animation) : 0).toBeLessThanOrEqual(ms + 0.001);
      }
    }
  });

  test('counts each seat’s gold from its old to its new value', () => {
    for (const played of steps) {
      const animation = animateStep(setting(played));
      played.after.gold.forEach((gold, seat) => {
        const counts = animation?.numbers.filter(({ key }) => key === animationKeys.gold(seat)) ?? [];
        const was = at(played.before.gold, seat);
        expect(counts.map(({ from }) => from)).toEqual(
          [was, ...counts.map(({ to }) => to)].slice(0, counts.length),
        );
        expect(counts.at(-1)?.to ?? was).toBe(gold);
      });
    }
  });

  test('moves each key once, and each transient piece by its animation', () => {
    for (const played of steps) {
      const animation = animateStep(setting(played));
      if (!animation) continue;
      const keys = animation.pieces.map(({ key }) => key);
      expect(new Set(keys).size, JSON.stringify(played.events)).toBe(keys.length);
      for (const { key } of animation.transientPieces) expect(keys).toContain(key);
    }
  });

  test('slides a tile from its slot of the rondel to its space', () => {
    const played = find('tile');
    const event = played.events.find((one) => one.kind === 'tile');
    const animation = animateStep(setting(played));
    const cue = animation?.pieces.find(({ key }) => key === `fly:${event?.tile}`);
    const { x, y } = spaceCentre(event?.space ?? -1, 0);
    expect(cue?.frames.at(-1)?.['transform']).toContain(`translate(${x}px, ${y}px)`);
    const starts = [0, 1, 2, 3].map((arrow) => slotCentre(event?.slot ?? -1, arrow));
    expect(
      starts.some((start) =>
        cue?.frames[0]?.['transform']?.toString().includes(`(${start.x}px, ${start.y}px)`),
      ),
    ).toBe(true);
    expect(animation?.pieces.some(({ key }) => key === animationKeys.tile(event?.tile ?? -1))).toBe(true);
  });

  test('does not slide a tile that was dragged there', () => {
    const animation = animateStep(setting(find('tile'), { wasDragged: true }));
    expect(animation?.transientPieces.some(({ kind }) => kind === 'tile')).toBe(false);
    expect(animation?.transientPieces.some(({ kind }) => kind === 'coin')).toBe(true);
  });

  test('keeps paid workers visible until they go home', () => {
    const played = find('quarter', 'home');
    const home = played.events.find((event) => event.kind === 'home');
    const animation = animateStep(setting(played));
    for (const space of home?.spaces ?? []) {
      expect(animation?.transientPieces.map(({ key }) => key)).toContain(`home:${space}`);
      const stay = animation?.pieces.find(({ key }) => key === `stay:${space}`);
      const go = animation?.pieces.find(({ key }) => key === `home:${space}`);
      expect((stay?.at ?? 0) + (stay?.ms ?? 0)).toBe(go?.at);
    }
    expect(
      animateStep(setting(played, { before: null }))?.transientPieces.some(({ kind }) => kind === 'worker'),
    ).toBe(false);
  });

  test('turns the rondel clockwise to the next seat, past an empty side', () => {
    const turns = steps
      .filter((played) => has(played, 'turn'))
      .map((played) => {
        const frames = animateStep(setting(played))?.pieces.find(
          ({ key }) => key === animationKeys.rondel,
        )?.frames;
        return `${played.after.players}: ${String(frames?.[0]?.['transform'])}`;
      });
    expect([...new Set(turns)].toSorted()).toEqual([
      '2: rotate(-180deg)',
      '3: rotate(-180deg)',
      '3: rotate(-90deg)',
      '4: rotate(-90deg)',
    ]);
  });

  test('flips the markers that a refresh turns up, and the one that a placement costs', () => {
    const refreshed: Event = { kind: 'refreshed', seat: 1, quarters: [0, 2] };
    const animation = animateStep(setting(find('tile'), { events: [refreshed], ms: stepMs([refreshed]) }));
    const keys = [0, 2].flatMap((quarter) => [
      animationKeys.marker(1, quarter),
      animationKeys.face(1, quarter),
    ]);
    expect(animation?.pieces.map(({ key }) => key)).toEqual(keys);
    const costly = steps.find(({ events }) =>
      events.some((event) => event.kind === 'tile' && event.marker !== null),
    );
    if (!costly) throw new Error('no tile cost a marker');
    expect(animateStep(setting(costly))?.pieces.some(({ key }) => key.startsWith('marker:'))).toBe(true);
  });

  test('shows a tile that leaves the game from the rondel, but not one from the bag', () => {
    const from: Event = { kind: 'removed', tile: 7, slot: 2 };
    const drawn: Event = { kind: 'removed', tile: 8, slot: null };
    const animation = animateStep(setting(find('tile'), { events: [from, drawn], ms: 240 }));
    expect(animation?.transientPieces.map(({ key }) => key)).toEqual(['out:7']);
  });
});
