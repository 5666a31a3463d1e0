import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { qrPath } from '../src/pages/hosting/qr-path.ts';

/** The modules that a path of rectangles fills, counted by how often it does. */
function fill(size: number, path: string): number[][] {
  const modules = Array.from({ length: size }, () => Array<number>(size).fill(0));
  for (const [, x0, y0, x1, y1] of path.matchAll(/M(\d+) (\d+)H(\d+)V(\d+)H\1z/g))
    for (let y = Number(y0); y < Number(y1); y++)
      for (let x = Number(x0); x < Number(x1); x++) {
        const row = modules[y];
        if (row) row[x] = (row[x] ?? 0) + 1;
      }
  return modules;
}

test.each(['https://durbar.example/t/a', `https://durbar.example/come#${'a1'.repeat(60)}`])(
  'the path fills the dark modules of %s once, inside a border of four light ones',
  (link) => {
    const { size, path } = qrPath(link);
    const bare = encode(link, { ecc: 'M', border: 0 });
    expect(size).toBe(bare.size + 8);
    const expected = Array.from({ length: size }, (_, y) =>
      Array.from({ length: size }, (_, x) => (bare.data[y - 4]?.[x - 4] ? 1 : 0)),
    );
    expect(fill(size, path)).toEqual(expected);
    expect(path.replaceAll(/M\d+ \d+H\d+V\d+H\d+z/g, '')).toBe('');
  },
);
