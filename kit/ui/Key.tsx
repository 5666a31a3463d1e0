import styles from './Key.module.css';

/** The name of a key, drawn as a key. */
export function Key({ name }: { name: string }) {
  return <kbd className={styles.key}>{name}</kbd>;
}
