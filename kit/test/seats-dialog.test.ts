import { describe, expect, test } from 'vitest';
import { seatAfterKey } from '../board/seat-after-key.ts';

const seats = [{ seat: 2 }, { seat: 0 }, { seat: 1 }];

describe('a key among the seats that are shown at full size', () => {
  test('goes to the seat beside the current one, round the end', () => {
    expect(seatAfterKey(seats, 2, 'ArrowRight')).toBe(0);
    expect(seatAfterKey(seats, 1, 'ArrowRight')).toBe(2);
    expect(seatAfterKey(seats, 2, 'ArrowLeft')).toBe(1);
  });

  test('goes to the first and the last', () => {
    expect(seatAfterKey(seats, 0, 'Home')).toBe(2);
    expect(seatAfterKey(seats, 0, 'End')).toBe(1);
  });

  test('goes nowhere if it is any other', () => {
    expect(seatAfterKey(seats, 0, 'ArrowUp')).toBe(null);
  });
});
