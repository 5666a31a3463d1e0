import { describe, expect, it } from 'vitest';
import { FormatError, recordedDeal, seededDeal, TABLE_GENERATOR } from '../src/index.ts';

describe('seeded deal', () => {
  it('gives known draws and keeps them by name', () => {
    const deal = seededDeal('durbar');
    expect(deal.order('bag', 10)).toEqual([4, 9, 3, 7, 1, 2, 0, 5, 6, 8]);
    expect(deal.pick('first', 4)).toBe(3);
    expect(deal.dealt).toEqual({
      bag: [4, 9, 3, 7, 1, 2, 0, 5, 6, 8],
      first: [3],
    });
  });

  it('keeps draws independent: earlier draws change nothing', () => {
    const deal = seededDeal('durbar');
    deal.pick('something new', 9);
    expect(deal.order('bag', 10)).toEqual([4, 9, 3, 7, 1, 2, 0, 5, 6, 8]);
  });

  it('keeps its draws unchanged, whatever the game does with the arrays', () => {
    const deal = seededDeal('durbar');
    deal.order('bag', 3).reverse();
    for (const order of deal.orders('later', [3, 2])) order.reverse();
    const again = seededDeal('durbar');
    expect(deal.dealt).toEqual({ bag: again.order('bag', 3), later: again.orders('later', [3, 2]).flat() });
  });

  it('draws each name once, whatever the name is', () => {
    const deal = seededDeal('durbar');
    deal.pick('toString', 3);
    expect(() => deal.order('toString', 3)).toThrow(/'toString' already/);
  });
});

describe('a deal at a table', () => {
  // The expected numbers come from OpenSSL's ChaCha20.
  const ORDER = [
    7, 2, 51, 50, 79, 56, 99, 69, 65, 14, 13, 59, 15, 76, 75, 17, 45, 39, 67, 8, 81, 26, 43, 22, 10, 95, 44,
    6, 20, 48, 25, 97, 62, 96, 52, 86, 5, 87, 70, 73, 29, 57, 53, 31, 12, 34, 64, 11, 63, 32, 94, 16, 93, 4,
    40, 46, 72, 82, 90, 1, 58, 60, 24, 77, 19, 37, 28, 91, 33, 35, 9, 30, 89, 21, 85, 83, 18, 92, 0, 78, 47,
    49, 71, 68, 55, 41, 88, 3, 54, 27, 42, 23, 36, 80, 61, 84, 66, 74, 38, 98,
  ];

  it('gives the draws of ChaCha20, across its blocks', () => {
    const deal = seededDeal('durbar', TABLE_GENERATOR);
    expect(deal.order('bag', 100)).toEqual(ORDER);
    expect(deal.pick('first', 4)).toBe(2);
    expect(deal.dealt).toEqual({ bag: ORDER, first: [2] });
  });

  it('gives several orders from one draw, one after the other', () => {
    const deal = seededDeal('durbar', TABLE_GENERATOR);
    const [first, second, third] = deal.orders('bag', [100, 3, 0]);
    expect(first).toEqual(ORDER);
    expect(second?.toSorted()).toEqual([0, 1, 2]);
    expect(third).toEqual([]);
    expect(deal.dealt).toEqual({ bag: [...ORDER, ...(second ?? [])] });
    expect(recordedDeal(deal.dealt).orders('bag', [100, 3, 0])).toEqual([first, second, third]);
  });

  it('differs from the deal of the fast generator', () => {
    expect(seededDeal('durbar').order('bag', 100)).not.toEqual(ORDER);
  });
});

describe('recorded deal', () => {
  const dealt = { bag: [2, 0, 1], first: [3] };

  it('repeats the recorded draws, as new arrays each time', () => {
    const deal = recordedDeal(dealt);
    deal.order('bag', 3).reverse();
    expect(deal.order('bag', 3)).toEqual([2, 0, 1]);
    expect(deal.pick('first', 4)).toBe(3);
  });

  it.each([
    ['a draw that is not there', () => recordedDeal(dealt).pick('toString', 3), /no draw called 'toString'/],
    [
      'an order of another length',
      () => recordedDeal(dealt).order('bag', 4),
      /'bag' should hold each number from 0 to 3 once/,
    ],
    ['a number twice', () => recordedDeal({ bag: [0, 0, 1] }).order('bag', 3), /once/],
    ['a number too many', () => recordedDeal({ bag: [0, 1, 2, 2] }).order('bag', 3), /once/],
    ['a number that is not whole', () => recordedDeal({ bag: [0, 1, 1.5] }).order('bag', 3), /once/],
    ['orders that are too few', () => recordedDeal({ bag: [1, 0] }).orders('bag', [2, 1]), /3 numbers/],
    ['orders that run into each other', () => recordedDeal({ bag: [1, 1, 0] }).orders('bag', [2, 1]), /once/],
    ['a pick that is too large', () => recordedDeal(dealt).pick('first', 3), /one number from 0 to 2/],
    ['two picks', () => recordedDeal({ first: [0, 1] }).pick('first', 3), /one number/],
    ['no pick', () => recordedDeal({ first: [] }).pick('first', 3), /one number/],
  ])('refuses %s', (_, draw, message) => {
    expect(draw).toThrow(FormatError);
    expect(draw).toThrow(message);
  });
});
