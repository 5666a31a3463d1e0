import { Icon } from '../art/Icon.tsx';
import type { ArtName } from '../art/names.ts';
import { classes } from './classes.ts';
import styles from './Emblem.module.css';

/** Roundels by ink: trident, conch, sun, lotus, elephant. */
const ROUNDELS: readonly ArtName[] = ['seat-1', 'seat-2', 'seat-3', 'seat-4', 'seat-5'];

interface EmblemProps {
  /** Number of the ink, from 0; null: a seat that nobody has taken. */
  ink: number | null;
  /** In CSS pixels. */
  size: number;
  /** Whether its seat is to decide. */
  lit?: boolean;
}

/** A seat's roundel. Told apart by its drawing as well as by its ink. */
export function Emblem({ ink, size, lit = false }: EmblemProps) {
  const name = ink === null ? undefined : ROUNDELS[ink % ROUNDELS.length];
  const className = classes(styles.emblem, lit && styles.lit);
  if (name) return <Icon name={name} size={size} className={className} />;
  return (
    <svg className={className} width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
      <circle className={styles.empty} cx="24" cy="24" r="22.6" />
    </svg>
  );
}
