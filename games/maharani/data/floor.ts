/**
 * The palace floor, row by row from north, column by column from west. One or two compass letters name the edges of a space
 * that carry a half column, `C` is a centre column, `--` is no space (corners of the palace and the rondel).
 *
 * Durbar's own data. The counts are published: four quarters of 14 spaces, eight centre columns, a column on every space, no
 * half column left open. The real board's pattern is not.
 */
export const FLOOR: readonly string[] = [
  '--  ES  EW  W   E   EW  SW  --',
  'ES  NW  C   E   W   C   NE  SW',
  'NS  C   E   EW  W   S   C   NS',
  'N   S   S   --  --  NS  S   N ',
  'S   N   NS  --  --  N   N   S ',
  'NS  C   N   E   EW  W   C   NS',
  'NE  SW  C   E   W   C   ES  NW',
  '--  NE  EW  W   E   EW  NW  --',
];
