import { describe, expect, test } from 'vitest';
import { listChoices } from '../../../kingdom/board/model/targets.ts';
import { cityDetails } from '../../board/model/city.ts';
import { listTargets, priceLastMove } from '../../board/model/targets.ts';
import { maharaja2020 } from '../../rules/index.ts';
import { action, build, city, cityShrine, playMoves, statue } from '../rules/support.ts';

const DELHI = city('delhi');
const RICH = { coins: [60], priests: ['delhi'], hand: [9] };
const [STATUE, SHRINE, BOTH, TWO] = (
  ['statueDiscount', 'shrineDiscount', 'statueAndShrine', 'twoShrines'] as const
).map(action);

/** The target of a site in Delhi and its alternatives, as action and price. */
function choices(state: ReturnType<typeof build>, what: 'statue' | 'shrine', card: number | null = null) {
  const { sites, cityBuilds } = listTargets(maharaja2020, state, 0, card);
  const target = what === 'statue' ? sites.get(DELHI * 7 + 2) : cityBuilds.get(DELHI);
  return target ? listChoices(target).map((one) => [one.source, priceLastMove(state, 0, one)]) : [];
}

describe('a step that several actions allow', () => {
  test('belongs to the cheaper one by default, and the more expensive one is a choice', () => {
    const state = build({ ...RICH, disc: ['statueDiscount', 'statueAndShrine'] });
    playMoves(state, cityShrine('delhi', BOTH ?? 0));
    expect(choices(state, 'statue')).toEqual([
      [STATUE, 9],
      [BOTH, 10],
    ]);
    const shrines = build({ ...RICH, disc: ['shrineDiscount', 'twoShrines'] });
    playMoves(shrines, cityShrine('delhi', TWO ?? 0));
    expect(choices(shrines, 'shrine')).toEqual([
      [SHRINE, 0],
      [TWO, 1],
    ]);
  });

  test('belongs to the more expensive one if its card is chosen, and the city’s card shows that price', () => {
    const state = build({ ...RICH, disc: ['statueDiscount', 'statueAndShrine'] });
    const shown = (card: number | null) =>
      cityDetails(state, { seat: 0, city: DELHI, optionIndex: 0, card }, []).price;
    for (const [card, price] of [
      [null, 9],
      [STATUE, 9],
      [BOTH, 10],
    ] as const) {
      expect(choices(state, 'statue', card ?? null)[0]?.[1]).toBe(price);
      expect(shown(card ?? null)).toBe(price);
    }
    expect(choices(state, 'statue', BOTH)).toEqual([[BOTH, 10]]);
  });

  test('needs no choice if the prices are equal: it belongs to the action that has begun', () => {
    const state = build({ ...RICH, disc: ['statueAndShrine', 'twoShrines'] });
    playMoves(state, statue('delhi', 0, BOTH ?? 0));
    expect(choices(state, 'shrine')).toEqual([[BOTH, 1]]);
    expect(choices(state, 'shrine', TWO)).toEqual([[TWO, 1]]);
  });
});
