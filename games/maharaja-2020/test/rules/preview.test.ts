import { describe, expect, it } from 'vitest';
import {
  afterMoves,
  blockingVillages,
  cityScoring,
  maharaja2020,
  previewActions,
  travelOptionsTo,
} from '../../rules/index.ts';
import { action, build, city, cityShrine, playMoves, road, statue, travel } from './support.ts';

describe('previews', () => {
  it('M20-7 rank a city now and after a move', () => {
    const state = build({
      maharaja: 'delhi',
      priests: ['delhi'],
      characters: [9, 1, 3, 4],
      shrines: { delhi: [0, 3] },
      disc: ['statueDiscount', 'coins'],
    });
    const before = cityScoring(state, 1);
    expect(before.ranking).toEqual([1, 0]);
    expect(before.lines.map(({ coins }) => coins)).toEqual([10, 12, 3, 3]);
    const view = maharaja2020.view(state, 0);
    const after = cityScoring(afterMoves(view, [{ type: 'statue', city: 1, site: 0, by: 0 }]), 1);
    expect(after.ranking).toEqual([0, 1]);
    expect(after.lines.map(({ total, coins }) => [total, coins])).toEqual([
      [4, 12],
      [3, 10],
      [0, 3],
      [0, 3],
    ]);
    expect(view).toEqual(maharaja2020.view(state, 0));
  });

  it('M20-4 list travel options to a city with their payees, affordable or not', () => {
    const villages = { panipat: [1], multan: [2], jodhpur: [0], amber: [0], udaipur: [0] };
    const state = build({ priests: ['lahore'], villages, coins: [0] });
    expect(travelOptionsTo(state, 0, city('delhi'))).toMatchObject([
      { way: 0, total: 1, paid: [0, 1, 0, 0], roads: [0] },
      { way: 1, total: 1, paid: [0, 0, 1, 0], roads: [1, 5] },
    ]);
    expect(travelOptionsTo(state, 0, city('lahore'))).toEqual([]);
    expect(blockingVillages(state, 0, city('puri'))).not.toEqual([]);
    expect(blockingVillages(state, 0, city('delhi'))).toEqual([]);
  });

  it('M20-4 list exactly the travel options that are legal moves', () => {
    const villages = { panipat: [1], multan: [2], jodhpur: [0], amber: [0], udaipur: [0] };
    const state = build({ priests: ['lahore'], villages });
    for (const option of travelOptionsTo(state, 0, city('delhi'))) {
      const there = maharaja2020.clone(state);
      const events = playMoves(there, travel('delhi', option.way));
      expect(events[0]).toMatchObject({
        roads: option.roads,
        villages: option.villages,
        paid: option.paid,
      });
    }
  });

  it('M20-5.3 say of each of the nine actions whether it is possible, after which journey, or why not', () => {
    const state = build({
      priests: ['lahore'],
      villages: road('lahore-delhi', 1),
      hand: [0],
      supply: [0],
      coins: [11],
    });
    state.sites.fill(1, 0, 7);
    const looks = previewActions(maharaja2020.view(state, 0), 0);
    expect(looks.map(({ possible }) => possible)).toEqual([
      true,
      false,
      true,
      false,
      true,
      false,
      true,
      true,
      true,
    ]);
    expect(looks[0]).toMatchObject({ toll: 1, statue: { maharaja: 11, elsewhere: 9 } });
    expect(looks[1]?.refusal).toMatchObject({ clause: 'M20-1.8', key: 'refusal.noShrine' });
    expect(looks[5]?.refusal).toMatchObject({ clause: 'M20-5.3f', key: 'refusal.nothingToTake' });
    for (const { possible, estimate } of looks) expect(possible || estimate === 0).toBe(true);
    expect(looks[0]?.estimate).toBeGreaterThan(1);
    expect(looks[6]?.estimate).toBeGreaterThan(0);
  });

  it('M20-5.3 also work for a seat that is not in turn', () => {
    const state = build({ seat: 2, priests: ['delhi', 'start', 'start', 'start'] });
    expect(previewActions(maharaja2020.view(state, 0), 0).map(({ possible }) => possible)).toEqual(
      new Array(9).fill(true),
    );
    // Seat 3 stands where no road is open, so it can build in no city.
    const stuck = previewActions(maharaja2020.view(state, 3), 3);
    expect(stuck[0]).toMatchObject({ possible: false, refusal: { key: 'refusal.priestCutOff' } });
    expect(stuck[action('shrineDiscount')]?.possible).toBe(true);
  });

  it('continue from earlier moves', () => {
    const state = build({ priests: ['delhi'], disc: ['statueAndShrine', 'coins'] });
    const later = afterMoves(maharaja2020.view(state, 0), [
      statue('delhi', 0, 2),
      cityShrine('delhi', 2),
    ] as never);
    expect(later.shrines[1]).toBe(1);
    expect(state.shrines[1]).toBe(0);
  });
});
