import { Icon } from '../art/Icon.tsx';
import type { ArtName } from '../art/names.ts';
import styles from './Emblem.module.css';
import { joinClasses } from './join-classes.ts';

/** Roundels by ink: trident, conch, sun, lotus, elephant. */
const ROUNDELS: readonly ArtName[] = ['seat-1', 'seat-2', 'seat-3', 'seat-4', 'seat-5'];

interface EmblemProps {
  /** Number of the ink, from 0; null: a seat that nobody has taken. */
  playerColour: number | null;
  /** In CSS pixels. */
  size: number;
  /** Whether its seat is to decide. */
  isTarget?: boolean;
}

/** A seat's roundel. Told apart by its drawing as well as by its ink. */
export function Emblem({ playerColour, size, isTarget = false }: EmblemProps) {
  const name = playerColour === null ? undefined : ROUNDELS[playerColour % ROUNDELS.length];
  const className = joinClasses(styles.emblem, isTarget && styles.target);
  if (name) return <Icon name={name} size={size} className={className} />;
  return (
    <svg className={className} width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
      <circle className={styles.empty} cx="24" cy="24" r="22.6" />
    </svg>
  );
}
