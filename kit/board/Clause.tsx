import { createContext, type ReactElement, useContext } from 'react';
import styles from './Clause.module.css';

/** Opens the rules at a clause. Without a table around, as in the gallery, there are none to open. */
export const OpenClauseContext = createContext<((clause: string) => void) | null>(null);

/** The clause that something follows from; a press opens the rules there. */
export function Clause({ name }: { readonly name: string }): ReactElement {
  const open = useContext(OpenClauseContext);
  if (!open) return <span className={styles.clause}>{name}</span>;
  return (
    <button type="button" className={styles.clause} onClick={() => open(name)}>
      {name}
    </button>
  );
}
