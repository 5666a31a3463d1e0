import type { Point } from '@durbar/kit/board/points.ts';
import { SPACES, spaceName } from '../../rules/index.ts';
import { FLOOR_SIZE, shownCell, spaceMiddle } from './floor.ts';

/** A letter or number at the edge of the floor. */
export interface EdgeMark extends Point {
  readonly text: string;
}

/** How far from the floor the marks stand: in the middle of the frame. */
const OUT = 14;

/** What the names of all these spaces have in common: the letter of their line, or its number. */
function common(spaces: readonly number[]): string {
  const [first = '', ...names] = spaces.map(spaceName);
  return Array.from(first).find((sign) => names.every((name) => name.includes(sign))) ?? '';
}

/** The names of the shown columns, below the floor, and of the shown rows, left of it. */
export function edgeMarks(turn: number): EdgeMark[] {
  const marks: EdgeMark[] = [];
  for (const line of [0, 1, 2, 3, 4, 5, 6, 7]) {
    const column = SPACES.flatMap((_, space) => (shownCell(space, turn).col === line ? [space] : []));
    const row = SPACES.flatMap((_, space) => (shownCell(space, turn).row === line ? [space] : []));
    const [inColumn = 0] = column;
    const [inRow = 0] = row;
    marks.push(
      { text: common(column), x: spaceMiddle(inColumn, turn).x, y: FLOOR_SIZE + OUT },
      { text: common(row), x: -OUT, y: spaceMiddle(inRow, turn).y },
    );
  }
  return marks;
}
