import { at } from '@durbar/kernel';
import { describe, expect, it } from 'vitest';
import {
  afterMoves,
  bankPays,
  blockingVillages,
  cityScoring,
  maharaja2004,
  previewActions,
  travelOptionsTo,
} from '../../rules/index.ts';
import { action, build, city, eventsOfKind, house, palace, playMoves, road, travel } from './support.ts';

const villages = { agra: [1], dholpur: [2], mathura: [0], datia: [0], orchha: [0] };

describe('previews', () => {
  it('M04-8 rank a city now and after a move', () => {
    const state = build({
      architects: ['delhi'],
      cards: [[5], [1], [3], [4]],
      houses: { delhi: [0, 3] },
      disc: ['palace', 'gold'],
    });
    const before = cityScoring(state, city('delhi'));
    expect(before.ranking).toEqual([1, 0]);
    expect(before.lines.map(({ gold }) => gold)).toEqual([9, 12, 0, 0]);
    const view = maharaja2004.view(state, 0);
    const move = { type: 'palace', city: city('delhi'), inner: true, by: action('palace') } as const;
    const after = cityScoring(afterMoves(view, [move]), city('delhi'));
    expect(after.ranking).toEqual([0, 1]);
    expect(after.lines.map(({ total, gold }) => [total, gold])).toEqual([
      [4, 12],
      [3, 9],
      [0, 0],
      [0, 0],
    ]);
    expect(view).toEqual(maharaja2004.view(state, 0));
  });

  it('M04-3 list travel options to a city with their payees, affordable or not', () => {
    const state = build({ architects: ['delhi'], villages, gold: [0] });
    expect(travelOptionsTo(state, 0, city('khajuraho'))).toMatchObject([
      { way: 0, total: 1, paid: [0, 1, 0, 0], roads: [1] },
      { way: 1, total: 1, paid: [0, 0, 1, 0], roads: [9, 10] },
    ]);
    expect(travelOptionsTo(state, 0, city('delhi'))).toEqual([]);
    expect(blockingVillages(state, 0, city('jodhpur'))).toEqual(['Nagaur', 'Sikar']);
    expect(bankPays(state, 0)).toBe(false);
    expect(bankPays(build({ cards: [[4], [1], [2], [3]] }), 0)).toBe(true);
  });

  it('M04-3 list exactly the travel options that are legal moves', () => {
    const state = build({ architects: ['delhi'], villages });
    for (const option of travelOptionsTo(state, 0, city('khajuraho'))) {
      const there = maharaja2004.clone(state);
      const [event] = eventsOfKind(playMoves(there, travel('khajuraho', option.way)), 'travel');
      expect(event).toMatchObject({
        roads: option.roads,
        villages: option.villages,
        paid: option.paid,
      });
    }
  });

  it('M04-4 say of each of the nine actions whether it is possible, after which journey, or why not', () => {
    const state = build({
      architects: ['jodhpur'],
      villages: road('jodhpur-delhi', 1),
      hand: [0],
      quarry: [0],
      gold: [14],
    });
    state.sites.fill(1, 0, 7);
    const looks = previewActions(maharaja2004.view(state, 0), 0);
    expect(looks.map(({ possible }) => possible)).toEqual([
      true,
      false,
      false,
      false,
      false,
      true,
      true,
      true,
      true,
    ]);
    expect(looks[5]).toMatchObject({ toll: 2, palace: 12 });
    expect(looks[1]?.refusal).toMatchObject({ clause: 'M04-1.1', key: 'refusal.noHouse' });
    expect(looks[3]?.refusal).toMatchObject({ clause: 'M04-4', key: 'refusal.noHouseThere' });
    expect(looks[4]?.refusal).toMatchObject({ clause: 'M04-4', key: 'refusal.quarryEmpty' });
    for (const { possible, value } of looks) expect(possible || value === 0).toBe(true);
    expect(looks[5]?.value).toBeGreaterThan(0);
  });

  it('M04-4 also work for a seat that is not in turn', () => {
    const state = build({ seat: 2, architects: ['delhi'], villages: { agra: [0] } });
    expect(previewActions(maharaja2004.view(state, 0), 0).map(({ possible }) => possible)).toEqual(
      new Array(9).fill(true),
    );
    // Seat 3 stands where no road is open, so it can build in no city.
    const stuck = previewActions(maharaja2004.view(state, 3), 3);
    expect(stuck[action('palace')]).toMatchObject({
      possible: false,
      palace: 9,
      refusal: { key: 'refusal.architectCutOff' },
    });
    expect(stuck[action('house')]?.possible).toBe(true);
    expect(stuck[action('twoHouses')]?.refusal).toMatchObject({ key: 'refusal.architectCutOff' });
  });

  it('M04-10.6 cover the ninth action with an empty bank, and with one card in it', () => {
    const options = { manyCharacters: true };
    const one = build({ options, cards: [[1], [2], [3], [4]] });
    const none = build({ options, cards: [[1, 5], [2, 6], [3], [4]] });
    for (const state of [one, none]) expect(at(previewActions(state, 0), 8).possible).toBe(true);
  });

  it('continue from what was built before', () => {
    const state = build({ architects: ['delhi'], disc: ['palaceAndHouse', 'gold'] });
    const by = action('palaceAndHouse');
    const later = afterMoves(maharaja2004.view(state, 0), [
      palace('delhi', 'inner', by),
      house('delhi', by),
    ] as never);
    expect(later.houses[city('delhi')]).toBe(1);
    expect(state.houses[city('delhi')]).toBe(0);
  });
});
