import { createContext, type ReactElement, useContext } from 'react';
import styles from './Clause.module.css';

/** Opens the rules at a clause. Null outside a table, as in the gallery. */
export const OpenClauseContext = createContext<((clause: string) => void) | null>(null);

/** The clause of a rule; pressing it opens the rules there. */
export function Clause({ name }: { readonly name: string }): ReactElement {
  const open = useContext(OpenClauseContext);
  if (!open) return <span className={styles.clause}>{name}</span>;
  return (
    <button type="button" className={styles.clause} onClick={() => open(name)}>
      {name}
    </button>
  );
}
