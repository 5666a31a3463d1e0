import { expect, test } from 'vitest';
import { linkedPosition, positionLink } from '../src/table/position-link.ts';

test('a link leads to the position that it was made for', () => {
  for (const index of [-1, 0, 73]) {
    const link = new URL(positionLink('/t/abc', index), 'https://durbar.example/');
    expect(link.pathname).toBe('/t/abc');
    expect(linkedPosition(link.search)).toBe(index);
  }
});

test('an address without a usable number names no position', () => {
  for (const search of ['', '?at=', '?at=-1', '?at=1.5', '?at=x', '?at=9999999', '?to=3'])
    expect(linkedPosition(search)).toBeNull();
});
