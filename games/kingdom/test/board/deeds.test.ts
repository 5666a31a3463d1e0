import { describe, expect, test } from 'vitest';
import { game } from '../../../maharaja-2020/board/game.ts';
import { steps } from '../../../maharaja-2020/test/board/games.ts';
import { deedsOf } from '../../board/deeds.ts';
import type { Draft } from '../../board/useDraft.ts';
import { factsOf } from './facts.ts';

/** What presses change in the draft of a seat that plans, its arrows being so. */
function planningWith(arrows: Draft['arrows'], arrow: 0 | 1) {
  const found = steps.find(({ before }) => before.phase === 'plan');
  if (!found) throw new Error('nobody plans in the games played');
  const { before: position, seat } = found;
  const changes: Partial<Draft>[] = [];
  const bare = factsOf(game.realm, position, game.chart(position, 'wide'));
  const facts = { ...bare, me: seat, asked: seat, kind: 'plan', draft: { ...bare.draft, arrows, arrow } };
  const change = (one: Partial<Draft>) => changes.push(one);
  const nothing = () => undefined;
  const deeds = deedsOf({
    game,
    position,
    facts: { ...facts, offers: game.noOffers, cards: [], aim: null },
    change,
    act: nothing,
    tell: nothing,
    careful: false,
  });
  return { deeds, changes };
}

describe('while planning', () => {
  test('with both arrows set, an action pressed on the disc turns the arrow in hand', () => {
    const { deeds, changes } = planningWith([2, 5], 1);
    deeds.aimArrow(7);
    expect(changes).toEqual([{ arrows: [2, 7], arrow: 1, note: null }]);
  });

  test.each([
    [[2, 5], 'court.plan.full'],
    [[2, null], 'refusal.phase.plan'],
    [[null, null], 'refusal.phase.plan'],
  ] as const)('arrows at %j: a press beside the disc is answered by %s', (arrows, key) => {
    const { deeds, changes } = planningWith(arrows, 0);
    deeds.pressFlag(3);
    expect(changes.map(({ note }) => [note?.message.key, note?.clause])).toEqual([[key, 'M20-2.2']]);
  });
});
