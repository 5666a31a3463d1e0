import { at } from '@durbar/kernel';
import { describe, expect, test } from 'vitest';
import { lookAhead } from '../../board/model/and-then.ts';
import { potentialGold } from '../../board/model/quarters.ts';
import { listTargets } from '../../board/model/targets.ts';
import { maharani, SECOND_TILE_PRICE } from '../../rules/index.ts';
import { steps } from './games.ts';

/** Placements that were played, with what was told of them before. */
const told = steps.flatMap(({ before, move, after }) => {
  if (move.type !== 'place') return [];
  const placement = listTargets(maharani, before, before.seat)
    .flat()
    .find(({ slot, space }) => slot === move.slot && space === move.space);
  const rotation = placement?.rotations.find(({ quarterTurns }) => quarterTurns === move.turn);
  if (!placement || !rotation) throw new Error('a placement that was played has no preview');
  return [{ before, after, ahead: lookAhead(maharani, before, { placement, rotation }) }];
});

describe('what a placement leads to', () => {
  test('is what the rules then bring: gold, and what the workers would be paid', () => {
    for (const { before, after, ahead } of told)
      for (const { seat, gold, payout } of ahead.seats) {
        const price = seat === after.seat && after.placed === 2 ? SECOND_TILE_PRICE : 0;
        expect(gold).toEqual({ now: at(before.gold, seat), after: at(after.gold, seat) - price });
        expect(payout.after).toBe(potentialGold(after, seat));
      }
  });

  test('ranks the seats by gold, and lists them in that order', () => {
    for (const { ahead } of told) {
      const gold = ahead.seats.map((one) => one.gold.after);
      expect(gold).toEqual(gold.toSorted((a, b) => b - a));
      for (const { rank, gold: own } of ahead.seats)
        expect(rank.after).toBe(1 + gold.filter((other) => other > own.after).length);
    }
  });

  test('tells what is left to do', () => {
    const seen = new Set<string>();
    for (const { after, ahead } of told) {
      const kind = maharani.decision(after, after.seat)?.kind;
      expect(ahead.left).toBe(kind === 'worker' ? 'worker' : kind === 'more' ? 'more' : 'end');
      seen.add(ahead.left);
    }
    expect([...seen].toSorted()).toEqual(['end', 'more', 'worker']);
  });

  test('tells at most what the next seat can earn, if the rondel stays as it is', () => {
    const bests = told.flatMap(({ after, ahead: { next } }) => {
      expect(next === null).toBe(after.pending >= 0);
      expect(next?.seat ?? (after.seat + 1) % after.players).toBe((after.seat + 1) % after.players);
      return next ? [next.best] : [];
    });
    expect(Math.max(...bests)).toBeGreaterThan(0);
  });
});
