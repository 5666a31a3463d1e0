import { describe, expect, it } from 'vitest';
import { maharaja2004 } from '../../rules/index.ts';
import { cityScoring } from '../../rules/standing.ts';
import type { Event, State } from '../../rules/types.ts';
import { build, city, END, eventsOfKind, type Plan, playMoves } from './support.ts';

/** Ends the last turn of the round, so that the city is scored. */
function score(plan: Plan): { state: State; events: Event[] } {
  const state = build({ maharaja: 'jodhpur', ...plan });
  return { state, events: playMoves(state, END) };
}

const lines = (events: readonly Event[]) =>
  eventsOfKind(events, 'standing').map(({ seat, total, rank, gold }) => [seat, total, rank, gold]);

it('M04-8.2 the line of the ranking states a payment; only the full log repeats it', () => {
  const { events } = score({ houses: { jodhpur: [1, 2] } });
  const brief = events.map((event) => maharaja2004.describeEvent(event)).filter(({ detail }) => !detail);
  expect(eventsOfKind(events, 'gold').length).toBeGreaterThan(0);
  expect(brief.filter(({ key }) => key === 'event.gold')).toEqual([]);
  expect(brief.filter(({ key }) => key === 'event.standing').length).toBeGreaterThan(0);
});

describe('M04-8.1 points', () => {
  it('M04-8.1 a house 1, an outer palace 1, the architect 1, the inner palace 3', () => {
    const state = build({
      cards: [[1], [2], [4], [5]],
      sites: { jodhpur: [0, 1, 1, 2] },
      houses: { jodhpur: [0, 0, 2] },
      architects: ['start', 'jodhpur', 'jodhpur', 'delhi'],
    });
    expect(
      cityScoring(state, city('jodhpur')).lines.map(({ inner, outer, houses, architect, home, total }) => [
        inner,
        outer,
        houses,
        architect,
        home,
        total,
      ]),
    ).toEqual([
      [3, 0, 0, 0, 0, 3],
      [0, 2, 0, 1, 0, 3],
      [0, 1, 2, 1, 0, 4],
      [0, 0, 0, 0, 0, 0],
    ]);
  });

  it('M04-8.1 pieces elsewhere do not count', () => {
    const { events } = score({ houses: { delhi: [5, 1] }, architects: ['delhi'] });
    expect(lines(events).map(([, total]) => total)).toEqual([0, 0, 0, 0]);
  });

  it('M04-8.1 ranks by points, ties to the lower character number', () => {
    const { events, state } = score({
      cards: [[5], [4], [6], [1]],
      houses: { jodhpur: [2, 2, 2, 1] },
    });
    expect(lines(events)).toEqual([
      [1, 2, 1, 12],
      [0, 2, 2, 9],
      [2, 2, 3, 6],
      [3, 1, 4, 3],
    ]);
    expect(eventsOfKind(events, 'standing').map(({ tied, character }) => [tied, character])).toEqual([
      [true, 4],
      [true, 5],
      [true, 6],
      [false, 1],
    ]);
    expect(state.gold).toEqual([24, 27, 21, 18]);
  });

  it('M04-8.1 seats with 0 get nothing', () => {
    const { events, state } = score({ houses: { jodhpur: [0, 1, 2] } });
    expect(lines(events)).toEqual([
      [2, 2, 1, 12],
      [1, 1, 2, 9],
      [0, 0, 0, 0],
      [3, 0, 0, 0],
    ]);
    expect(state.gold).toEqual([15, 24, 27, 15]);
  });
});

describe('M04-8.2 gold', () => {
  it.each([
    [2, [10, 5]],
    [3, [11, 7, 3]],
    [4, [12, 9, 6, 3]],
    [5, [13, 10, 7, 4, 1]],
  ])('M04-8.2 with %i seats the ranks pay %o', (seats, pay) => {
    const { events } = score({ seats, houses: { jodhpur: [5, 4, 3, 2, 1].slice(0, seats) } });
    expect(eventsOfKind(events, 'standing').map(({ gold }) => gold)).toEqual(pay);
    expect(eventsOfKind(events, 'gold').map(({ gold, cause }) => [gold, cause])).toEqual(
      pay.map((gold) => [gold, 'scoring']),
    );
  });

  it.each([
    [2, 15],
    [3, 16],
    [4, 17],
    [5, 18],
  ])('M04-8.2 with %i seats a single scorer gets 5 more: %i', (seats, gold) => {
    const { events, state } = score({ seats, houses: { jodhpur: [0, 1] } });
    expect(eventsOfKind(events, 'standing')[0]).toMatchObject({ seat: 1, gold, alone: 5 });
    expect(state.gold[1]).toBe(15 + gold);
  });

  it('M04-8.2 neutral palaces score for no seat', () => {
    const { events } = score({ seats: 2, options: { neutralPalaces: true }, houses: { jodhpur: [0, 1] } });
    expect(eventsOfKind(events, 'standing')[0]).toMatchObject({ seat: 1, alone: 5 });
  });

  it('M04-8 in a city without pieces no seat is paid', () => {
    const { events } = score({});
    expect(eventsOfKind(events, 'gold')).toEqual([]);
  });
});
