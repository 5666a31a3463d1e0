import { encode } from 'uqr';

interface QrPath {
  /** Modules of one side, with the border. */
  readonly size: number;
  /** Outlines of all dark modules, as the `d` of an SVG path. */
  readonly path: string;
}

/** Light modules around the code that its standard asks for. */
const BORDER = 4;

/** A text as a QR code: each row's runs of dark modules as rectangles. */
export function qrPath(text: string): QrPath {
  const { size, data } = encode(text, { ecc: 'M', border: BORDER });
  const path = data.map((row, y) =>
    listRuns(row)
      .map(([x, end]) => `M${x} ${y}H${end}V${y + 1}H${x}z`)
      .join(''),
  );
  return { size, path: path.join('') };
}

/** Beginning and end of each run of dark modules in a row. */
function listRuns(row: readonly boolean[]): (readonly [number, number])[] {
  const starts = row.flatMap((dark, x) => (dark && row[x - 1] !== true ? x : []));
  return starts.map((x) => {
    const end = row.indexOf(false, x);
    return [x, end < 0 ? row.length : end] as const;
  });
}
