import { mapIdentity } from '../../kingdom/rules/index.ts';
import type { BrahmabotView } from './brahmabot/types.ts';
import type { View } from './types.ts';

/**
 * The canonical text of a position: `maharaja-2020/1:` and a JSON array of all fields of a view, in the order in which
 * types.ts declares them. The map is its name or the SHA-256 of its canonical JSON, booleans are 1 and 0. The fields of the
 * solo game follow only in a solo game.
 */
export function fingerprint(position: View): string {
  const p = position;
  const bit = (value: boolean): number => (value ? 1 : 0);
  const match = [
    p.seats,
    p.people,
    mapIdentity(p.map),
    p.rules,
    p.finalScoring,
    p.finalScoringMode,
    bit(p.openPrestige),
  ];
  const progress = [p.phase, p.round, p.turn, p.seat, p.mover, p.acted, p.maharaja];
  const table = [p.flags, p.actionTokens, p.display, p.rewards, p.maharani];
  const own = [p.coins, p.prestige, p.hand, p.supply, p.statues, p.tokens, p.characters, p.priests];
  const board = [p.abilities, p.plans, p.villages, p.shrines, p.sites];
  const turn = [
    p.notBegun,
    p.begun,
    p.begunParts,
    p.tokenBegun,
    p.tokenParts,
    bit(p.tokenSpent),
    bit(p.walked),
    p.exchanges,
  ];
  const scoring = [p.ranking, p.reward, p.repeats, p.chosen];
  const all = [...match, ...progress, ...table, ...own, ...board, ...turn, ...scoring, ...solo(p.brahmabot)];
  return `maharaja-2020/1:${JSON.stringify(all)}`;
}

function solo(bot: BrahmabotView | null): unknown[] {
  if (!bot) return [];
  const { level, setupTile, gone, spent, check, tile, step, stack, drawn, pile, shuffles } = bot;
  return [level, setupTile, gone, spent, check, tile, step, stack, drawn, pile, shuffles];
}
