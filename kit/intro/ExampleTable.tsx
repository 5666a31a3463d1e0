import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../art/Icon.tsx';
import type { ArtName } from '../art/names.ts';
import { Emblem } from '../ui/Emblem.tsx';
import styles from './ExampleTable.module.css';

/** A piece that a press adds to the example or takes away. */
interface ExamplePiece {
  readonly id: string;
  /** The drawing of the piece; pale while the piece is not there. */
  readonly art: ReactNode;
  /** What it stands on, which is always there. */
  readonly ground?: ReactNode;
  /** Whose it is, and what. */
  readonly label: string;
  readonly isThere: boolean;
}

interface ExampleRow {
  readonly seat: number;
  readonly name: string;
  /** More about the player, in small letters. */
  readonly note?: string | undefined;
  readonly pieces: readonly ExamplePiece[];
  /** Texts of the middle columns. */
  readonly cells: readonly string[];
  /** What the player gets, and its drawing. */
  readonly gain: string;
  readonly unit: ArtName;
  readonly isFirst: boolean;
}

interface ExampleTableProps {
  readonly caption: string;
  /** Headings: of the player, of the pieces, of the middle columns, of the gain. */
  readonly heads: readonly string[];
  readonly rows: readonly ExampleRow[];
  /** What a screen reader says after each press. */
  readonly summary: string;
  readonly onToggle: (seat: number, piece: string) => void;
  readonly children?: ReactNode;
}

/** A scoring in which the reader adds and removes pieces; the scores change at once. */
export function ExampleTable(props: ExampleTableProps): ReactElement {
  const { caption, heads, rows, summary, onToggle, children } = props;
  const [player, pieces, ...others] = heads;
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{player}</span>
            </th>
            <th scope="col">{pieces}</th>
            {others.map((head) => (
              <th key={head} scope="col" className={styles.number}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.seat} row={row} onToggle={onToggle} />
          ))}
        </tbody>
      </table>
      <p className="visually-hidden" aria-live="polite">
        {summary}
      </p>
      {children}
    </div>
  );
}

interface RowProps extends Pick<ExampleTableProps, 'onToggle'> {
  readonly row: ExampleRow;
}

function Row({ row, onToggle }: RowProps): ReactElement {
  const { seat, name, note, pieces, cells, gain, unit, isFirst } = row;
  return (
    <tr data-first={isFirst} data-seat={seat}>
      <th scope="row">
        <span className={styles.player}>
          <Emblem playerColour={seat} size={24} />
          <span>
            {name}
            {note !== undefined && <small>{note}</small>}
          </span>
        </span>
      </th>
      <td>
        <span className={styles.pieces}>
          {pieces.map(({ id, art, ground, label, isThere }) => (
            <button
              key={id}
              type="button"
              className={styles.piece}
              aria-label={label}
              aria-pressed={isThere}
              data-tip=""
              data-piece={id}
              onClick={() => onToggle(seat, id)}
            >
              {ground}
              <span className={styles.art}>{art}</span>
            </button>
          ))}
        </span>
      </td>
      {cells.map((cell, i) => (
        // A column has no identity but its index.
        <td key={`cell-${i.toString()}`} className={styles.number} data-cell={i}>
          {cell}
        </td>
      ))}
      <td className={styles.number}>
        <b className={styles.gain} data-gain>
          <Icon name={unit} size={18} />
          {gain}
        </b>
      </td>
    </tr>
  );
}
