import { describe, expect, test } from 'vitest';
import { cityDetails as details2004 } from '../../../maharaja-2004/board/model/city.ts';
import { listTargets as targets2004 } from '../../../maharaja-2004/board/model/targets.ts';
import { afterMoves as after2004, maharaja2004 } from '../../../maharaja-2004/rules/index.ts';
import { steps as steps2004 } from '../../../maharaja-2004/test/board/games.ts';
import { cityDetails as details2020 } from '../../../maharaja-2020/board/model/city.ts';
import { listTargets as targets2020 } from '../../../maharaja-2020/board/model/targets.ts';
import { afterMoves as after2020, maharaja2020 } from '../../../maharaja-2020/rules/index.ts';
import { steps as steps2020 } from '../../../maharaja-2020/test/board/games.ts';
import { aimedSite, cityTarget } from '../../board/model/targets.ts';

const NOTHING = { pointedPlace: null, chosenSite: null, optionIndex: 0 };
const CITIES = [0, 1, 2, 3, 4, 5, 6];

/** Turns of both games, with what a city's card would do first and the coins that are then left. */
const cards2020 = steps2020
  .filter(({ before }) => before.phase === 'act')
  .flatMap(({ before, seat }) =>
    CITIES.map((city) => {
      const targets = targets2020(maharaja2020, before, seat, null);
      const target = cityTarget(targets, { ...NOTHING, openCity: city }, city);
      const moves = target?.moves ?? [];
      const left = details2020(before, { seat, city, optionIndex: 0, card: null }, moves).coinsLeft;
      const played = after2020(before, moves).coins[seat] ?? 0;
      return { targets, target, city, left, played, bonus: moves.some(({ type }) => type === 'statue') };
    }),
  );

const cards2004 = steps2004
  .filter(({ before }) => before.phase === 'act')
  .flatMap(({ before, seat }) =>
    CITIES.map((city) => {
      const targets = targets2004(maharaja2004, before, seat, null);
      const target = cityTarget(targets, { ...NOTHING, openCity: city }, city);
      const moves = target?.moves ?? [];
      const left = details2004(before, { seat, city, optionIndex: 0, card: null }, moves).coinsLeft;
      const played = after2004(before, moves).gold[seat] ?? 0;
      return { targets, target, city, left, played, bonus: false };
    }),
  );

describe.each([
  ['Maharaja (2020)', cards2020, 'statue'],
  ['Maharaja (2004)', cards2004, 'palace'],
] as const)('the card of a city of %s', (_, cards, piece) => {
  test('first offers a large piece on the best free site, without a choice of the site', () => {
    const built = cards.filter(({ target }) => target?.moves.at(-1)?.type === piece);
    expect(built.length).toBeGreaterThan(20);
    for (const { targets, city } of built) {
      const site = aimedSite(targets, { ...NOTHING, openCity: city }, city);
      const free = CITIES.filter((one) => targets.sites.has(city * 7 + one));
      expect(site).toBe(Math.min(...free));
      const last = free.at(-1) ?? 0;
      expect(aimedSite(targets, { ...NOTHING, openCity: city, chosenSite: last }, city)).toBe(last);
    }
  });

  test('shows the coins that are left after what its first button does', () => {
    const known = cards.filter(({ target }) => target !== null);
    expect(known.length).toBeGreaterThan(50);
    // A bonus site may pay coins at once, which the card shows on the site itself.
    const wrong = known.filter(({ left, played, bonus }) => (bonus ? left > played : left !== played));
    expect(wrong).toEqual([]);
  });
});
