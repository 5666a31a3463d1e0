import { describe, expect, test } from 'vitest';
import { lookAheadInCity } from '../../board/model/and-then.ts';
import type { CityScoreLine } from '../../board/model/city-ranking.ts';
import type { TurnCardState } from '../../board/model/turn-cards.ts';

const line = (
  seat: number,
  rank: number,
  total: number,
  coins: number,
  character = 10 - seat,
): CityScoreLine => ({
  seat,
  rank,
  total,
  tied: false,
  coins,
  character,
});
const before = [line(0, 0, 0, 3), line(1, 1, 3, 12), line(2, 2, 2, 10)];
const after = [line(0, 1, 4, 12), line(1, 2, 3, 10), line(2, 3, 2, 8)];
const ranking = { order: [0, 1, 2], before, after };
const card = (key: string, state: TurnCardState['state'], refused = false): TurnCardState => ({
  key,
  kind: 'disc',
  subject: 0,
  source: 0,
  state,
  instant: null,
  choice: null,
  refusal: refused ? { clause: 'M20-5.1', key: 'refusal.coins' } : null,
  detail: null,
});
const position = { coins: [5, 17, 9], nextSeat: 1, cards: [] };

describe('what a target leads to', () => {
  test('is points, rank and payout of every seat, now and after', () => {
    const [mine, other] = lookAheadInCity(0, 5, ranking, position).seats;
    expect(mine).toMatchObject({
      seat: 0,
      points: { now: 0, after: 4 },
      rank: { now: 0, after: 1 },
      coins: { now: 3, after: 12 },
    });
    expect(other).toMatchObject({ seat: 1, rank: { now: 1, after: 2 }, coins: { now: 12, after: 10 } });
  });

  test('tells what the next seat lacks: with equal points the lower character is first', () => {
    expect(lookAheadInCity(0, 5, ranking, position).next).toEqual({ seat: 1, coins: 17, lacks: 1 });
    const higher = [line(0, 1, 4, 12, 1), line(1, 2, 3, 10, 2), line(2, 3, 2, 8, 3)];
    expect(lookAheadInCity(0, 5, { ...ranking, after: higher }, position).next).toMatchObject({ lacks: 2 });
  });

  test('tells that the next seat is ahead already', () => {
    const behind = [line(0, 2, 2, 10), line(1, 1, 3, 12), line(2, 3, 1, 8)];
    expect(lookAheadInCity(0, 5, { ...ranking, after: behind }, position).next).toMatchObject({ lacks: 0 });
  });

  test('says nothing of the next seat where the own one has no points, and null if nobody comes next', () => {
    expect(lookAheadInCity(0, 5, { ...ranking, after: before }, position).next).toBeUndefined();
    expect(lookAheadInCity(0, 5, ranking, { ...position, nextSeat: -1 }).next).toBeNull();
  });

  test('lists the cards that can still be used', () => {
    const cards = [card('a', 'done'), card('b', 'unused'), card('c', 'passive'), card('d', 'unused', true)];
    const { left } = lookAheadInCity(0, 5, ranking, { ...position, cards: [...cards, card('e', 'begun')] });
    expect(left.map(({ key }) => key)).toEqual(['b', 'e']);
  });
});
