import { Icon } from '../art/Icon.tsx';
import type { ArtName } from '../art/names.ts';
import styles from './Emblem.module.css';
import { joinClasses } from './join-classes.ts';

/** Roundels by player colour: trident, conch, sun, lotus, elephant. */
const ROUNDELS: readonly ArtName[] = ['seat-1', 'seat-2', 'seat-3', 'seat-4', 'seat-5'];

interface EmblemProps {
  /** Player colour, from 0; null: a seat that nobody has taken. */
  playerColour: number | null;
  /** In CSS pixels. */
  size: number;
  /** Whether the seat must decide now. */
  isActive?: boolean;
}

/** A seat's roundel. Its drawing differs too, so colour is never the only cue. */
export function Emblem({ playerColour, size, isActive = false }: EmblemProps) {
  const name = playerColour === null ? undefined : ROUNDELS[playerColour % ROUNDELS.length];
  const className = joinClasses(styles.emblem, isActive && styles.active);
  if (name) return <Icon name={name} size={size} className={className} />;
  return (
    <svg className={className} width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
      <circle className={styles.empty} cx="24" cy="24" r="22.6" />
    </svg>
  );
}
