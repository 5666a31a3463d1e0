import { describe, expect, test } from 'vitest';
import { game } from '../../../maharaja-2020/board/game.ts';
import { maharaja2020 } from '../../../maharaja-2020/rules/index.ts';
import { steps } from '../../../maharaja-2020/test/board/games.ts';
import type { KingdomDraft } from '../../board/board-state.ts';
import { createHandlers } from '../../board/handlers.ts';
import { createBoardState } from './board-state.ts';

/** The changes that presses make to the draft of a seat that plans with these arrows. */
function planningWith(arrows: KingdomDraft['arrows'], activeArrow: 0 | 1) {
  const found = steps.find(({ before }) => before.phase === 'plan');
  if (!found) throw new Error('nobody plans in the games played');
  const { before: position, seat } = found;
  const changes: Partial<KingdomDraft>[] = [];
  const bare = createBoardState(game.edition, position, game.mapLayout(position, 'wide'));
  const facts = {
    ...bare,
    decidingSeat: seat,
    actingSeat: seat,
    decisionKind: 'plan',
    draft: { ...bare.draft, arrows, activeArrow },
  };
  const change = (one: Partial<KingdomDraft>) => changes.push(one);
  const nothing = () => undefined;
  const deeds = createHandlers({
    game,
    rules: maharaja2020,
    position,
    facts: { ...facts, targets: game.noTargets, cards: [], previewTarget: null },
    change,
    playMoves: nothing,
    announce: nothing,
    asksBeforeEnd: false,
  });
  return { deeds, changes };
}

describe('while planning', () => {
  test('with both arrows set, pressing an action on the disc turns the active arrow', () => {
    const { deeds, changes } = planningWith([2, 5], 1);
    deeds.turnArrow(7);
    expect(changes).toEqual([{ arrows: [2, 7], activeArrow: 1, reason: null }]);
  });

  test.each([
    [[2, 5], 'kingdom.plan.full'],
    [[2, null], 'refusal.phase.plan'],
    [[null, null], 'refusal.phase.plan'],
  ] as const)('arrows at %j: a press beside the disc is answered by %s', (arrows, key) => {
    const { deeds, changes } = planningWith(arrows, 0);
    deeds.pressFlag(3);
    expect(changes.map(({ reason }) => [reason?.message.key, reason?.clause])).toEqual([[key, 'M20-2.2']]);
  });
});
