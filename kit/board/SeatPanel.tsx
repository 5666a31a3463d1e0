import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../art/Icon.tsx';
import type { ArtName } from '../art/names.ts';
import { BotMark } from '../ui/BotMark.tsx';
import { joinClasses } from '../ui/join-classes.ts';
import styles from './SeatPanel.module.css';

export interface SeatPanelProps {
  /** Everything that the panel shows, in words. */
  readonly label: string;
  readonly emblem: ArtName;
  readonly name: string;
  /** `row`: above and below a board; `column`: at its sides; `chip`: on a phone. */
  readonly size: 'row' | 'column' | 'chip';
  /** Whether the seat must decide now. */
  readonly active: boolean;
  /** Whether the seat's person is away or has resigned; `note` says which. */
  readonly isDimmed?: boolean;
  /** Whether a bot plays the seat. */
  readonly isBot?: boolean;
  readonly note?: string | null;
  readonly clock?: ReactNode;
  /** Money and stock. */
  readonly stats: ReactNode;
  /** Tokens of the seat. */
  readonly marks: ReactNode;
  /** Value of `data-place`, by which a tutorial points at it. */
  readonly place?: string;
  readonly onPress: () => void;
}

/** The panel of a seat: its player and its stock. Pressing it shows more. */
export function SeatPanel(props: SeatPanelProps): ReactElement {
  const {
    label,
    emblem,
    name,
    size,
    active,
    isDimmed = false,
    isBot = false,
    note = null,
    clock,
    stats,
    marks,
    place,
    onPress,
  } = props;
  return (
    <button
      type="button"
      aria-label={label}
      data-place={place}
      className={joinClasses(styles.panel, styles[size], active && styles.active, isDimmed && styles.faded)}
      onClick={onPress}
    >
      <span className={styles.emblem}>
        <Icon name={emblem} size={size === 'column' ? 52 : size === 'row' ? 34 : 26} />
      </span>
      <span className={styles.who}>
        <span className={styles.name}>
          {isBot && <BotMark />}
          {name}
        </span>
        {note !== null && <span className={styles.status}>{note}</span>}
        {clock}
      </span>
      <span className={styles.stats}>{stats}</span>
      <span className={styles.marks}>{marks}</span>
    </button>
  );
}

interface StatProps {
  readonly icon: ReactNode;
  readonly children: ReactNode;
  readonly main?: boolean;
}

/** A drawing with a number beside it. */
export function Stat({ icon, children, main = false }: StatProps): ReactElement {
  return (
    <span className={joinClasses(styles.stat, main && styles.main)}>
      {icon}
      <b>{children}</b>
    </span>
  );
}
