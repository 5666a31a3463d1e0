import { describe, expect, test } from 'vitest';
import { assignColours, chosenColours, PLAYER_COLOURS } from '../src/index.ts';

describe('player colours', () => {
  test('are those of the seats’ numbers if nobody chose', () => {
    expect(assignColours([[], [], []], 1)).toEqual([[0], [1], [2]]);
  });

  test('that a person chose stay; whoever loses a colour by that gets a free one, the others keep theirs', () => {
    expect(assignColours([[], [], [1]], 1)).toEqual([[0], [2], [1]]);
    expect(assignColours([[4], [], []], 1)).toEqual([[4], [1], [2]]);
  });

  test('are two for each seat where the game has two', () => {
    expect(assignColours([[], []], 2)).toEqual([
      [0, 2],
      [1, 3],
    ]);
    expect(assignColours([[2], [3, 0]], 2)).toEqual([
      [2, 1],
      [3, 0],
    ]);
  });

  test('are never alike, whatever was chosen', () => {
    const choices = [[], ...Array.from({ length: PLAYER_COLOURS }, (_, colour) => [colour])];
    for (const a of choices)
      for (const b of choices)
        for (const c of choices) {
          const chosen = [a, b, c];
          if (new Set(chosen.flat()).size < chosen.flat().length) continue;
          const colours = assignColours(chosen, 1).flat();
          expect(new Set(colours).size).toBe(3);
        }
  });

  test('are numbers from 0 to 4, one or two, and different', () => {
    for (const good of [[], [4], [0, 4]]) expect(chosenColours.safeParse(good).success).toBe(true);
    for (const bad of [[5], [-1], [1.5], [2, 2], [0, 1, 2], ['0'], 0])
      expect(chosenColours.safeParse(bad).success).toBe(false);
  });
});
