import { at } from '@durbar/kernel';
import { lengthOf } from '@durbar/kit/board/motion/types.ts';
import { describe, expect, test } from 'vitest';
import { slotMiddle, spaceMiddle } from '../../board/model/floor.ts';
import { moving, type PlanSetting, planStep } from '../../board/model/plan.ts';
import { stepMs, timed } from '../../board/model/timeline.ts';
import type { Event } from '../../rules/index.ts';
import { type Played, steps } from './games.ts';

const setting = ({ before, events, after }: Played, more: Partial<PlanSetting> = {}): PlanSetting => ({
  id: 1,
  events,
  before,
  after,
  turn: 0,
  ms: stepMs(events),
  carried: false,
  ...more,
});

const has = (played: Played, kind: Event['kind']) => played.events.some((event) => event.kind === kind);

function find(...kinds: readonly Event['kind'][]): Played {
  const found = steps.find((played) => kinds.every((kind) => has(played, kind)));
  if (!found) throw new Error(`no step with ${kinds.join()}`);
  return found;
}

describe('the length of a step', () => {
  test('depends on its events alone, and is nothing where nothing is seen', () => {
    expect(stepMs([])).toBe(0);
    expect(stepMs([{ kind: 'noWorker', seat: 0, space: 3 }])).toBe(0);
    expect(timed(find('tile', 'worker').events).map(({ at: start }) => start)).toEqual([0, 260]);
  });

  test('of placing a tile is well under a second, of an ordinary end of a turn under 0.7 s', () => {
    const lengths = (wanted: (played: Played) => boolean) =>
      steps.filter(wanted).map(({ events }) => stepMs(events));
    expect(Math.max(...lengths((played) => has(played, 'tile')))).toBeLessThan(1000);
    expect(Math.max(...lengths((played) => has(played, 'turn') && !has(played, 'quarter')))).toBeLessThan(
      700,
    );
  });
});

describe('the plan of a step', () => {
  test('has nothing to move where steps take no time', () => {
    expect(planStep(setting(find('tile'), { ms: 0 }))).toBeNull();
    expect(planStep(setting(find('tile'), { events: [] }))).toBeNull();
  });

  test('fits into the step, at any speed', () => {
    for (const played of steps) {
      const usual = stepMs(played.events);
      for (const ms of [usual, usual / 2, usual * 1.7]) {
        const plan = planStep(setting(played, { ms }));
        expect(plan ? lengthOf(plan) : 0).toBeLessThanOrEqual(ms + 0.001);
      }
    }
  });

  test('counts everybody’s gold from what it was to what it is', () => {
    for (const played of steps) {
      const plan = planStep(setting(played));
      played.after.gold.forEach((gold, seat) => {
        const counts = plan?.counts.filter(({ key }) => key === moving.gold(seat)) ?? [];
        const was = at(played.before.gold, seat);
        expect(counts.map(({ from }) => from)).toEqual(
          [was, ...counts.map(({ to }) => to)].slice(0, counts.length),
        );
        expect(counts.at(-1)?.to ?? was).toBe(gold);
      });
    }
  });

  test('moves each name once, and each sprite by its cue', () => {
    for (const played of steps) {
      const plan = planStep(setting(played));
      if (!plan) continue;
      const keys = plan.cues.map(({ key }) => key);
      expect(new Set(keys).size, JSON.stringify(played.events)).toBe(keys.length);
      for (const { key } of plan.sprites) expect(keys).toContain(key);
    }
  });

  test('slides a tile from its place of the rondel to its space', () => {
    const played = find('tile');
    const event = played.events.find((one) => one.kind === 'tile');
    const plan = planStep(setting(played));
    const cue = plan?.cues.find(({ key }) => key === `fly:${event?.tile}`);
    const { x, y } = spaceMiddle(event?.space ?? -1, 0);
    expect(cue?.frames.at(-1)?.['transform']).toContain(`translate(${x}px, ${y}px)`);
    const starts = [0, 1, 2, 3].map((arrow) => slotMiddle(event?.slot ?? -1, arrow));
    expect(
      starts.some((start) =>
        cue?.frames[0]?.['transform']?.toString().includes(`(${start.x}px, ${start.y}px)`),
      ),
    ).toBe(true);
    expect(plan?.cues.some(({ key }) => key === moving.tile(event?.tile ?? -1))).toBe(true);
  });

  test('does not slide a tile that was carried there by hand', () => {
    const plan = planStep(setting(find('tile'), { carried: true }));
    expect(plan?.sprites.some(({ kind }) => kind === 'tile')).toBe(false);
    expect(plan?.sprites.some(({ kind }) => kind === 'coin')).toBe(true);
  });

  test('keeps paid workers in sight until they go home', () => {
    const played = find('quarter', 'home');
    const home = played.events.find((event) => event.kind === 'home');
    const plan = planStep(setting(played));
    for (const space of home?.spaces ?? []) {
      expect(plan?.sprites.map(({ key }) => key)).toContain(`home:${space}`);
      const stay = plan?.cues.find(({ key }) => key === `stay:${space}`);
      const go = plan?.cues.find(({ key }) => key === `home:${space}`);
      expect((stay?.at ?? 0) + (stay?.ms ?? 0)).toBe(go?.at);
    }
    expect(planStep(setting(played, { before: null }))?.sprites.some(({ kind }) => kind === 'worker')).toBe(
      false,
    );
  });

  test('turns the rondel clockwise to the next seat, past an empty side', () => {
    const turns = steps
      .filter((played) => has(played, 'turn'))
      .map((played) => {
        const frames = planStep(setting(played))?.cues.find(({ key }) => key === moving.rondel)?.frames;
        return `${played.after.players}: ${String(frames?.[0]?.['transform'])}`;
      });
    expect([...new Set(turns)].toSorted()).toEqual([
      '2: rotate(-180deg)',
      '3: rotate(-180deg)',
      '3: rotate(-90deg)',
      '4: rotate(-90deg)',
    ]);
  });

  test('flips the markers that a refresh turns up, and the one that a tile costs', () => {
    const refreshed: Event = { kind: 'refreshed', seat: 1, quarters: [0, 2] };
    const plan = planStep(setting(find('tile'), { events: [refreshed], ms: stepMs([refreshed]) }));
    const keys = [0, 2].flatMap((quarter) => [moving.marker(1, quarter), moving.face(1, quarter)]);
    expect(plan?.cues.map(({ key }) => key)).toEqual(keys);
    const costly = steps.find(({ events }) =>
      events.some((event) => event.kind === 'tile' && event.marker !== null),
    );
    if (!costly) throw new Error('no tile cost a marker');
    expect(planStep(setting(costly))?.cues.some(({ key }) => key.startsWith('marker:'))).toBe(true);
  });

  test('shows a tile that leaves the game from the rondel, not one that was never seen', () => {
    const from: Event = { kind: 'removed', tile: 7, slot: 2 };
    const drawn: Event = { kind: 'removed', tile: 8, slot: null };
    const plan = planStep(setting(find('tile'), { events: [from, drawn], ms: 240 }));
    expect(plan?.sprites.map(({ key }) => key)).toEqual(['out:7']);
  });
});
