import { type ReactNode, useId } from 'react';
import { Card } from './Card.tsx';
import { joinClasses } from './join-classes.ts';
import styles from './Sheet.module.css';

interface SheetProps {
  title: string;
  /** Content to the right of the title. */
  aside?: ReactNode;
  children: ReactNode;
  className?: string | undefined;
}

/** A card with a title, for a list or form on a page. */
export function Sheet({ title, aside, children, className }: SheetProps) {
  const id = useId();
  return (
    <Card className={joinClasses(styles.sheet, className)} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {aside !== undefined && <div className={styles.aside}>{aside}</div>}
      </header>
      {children}
    </Card>
  );
}
