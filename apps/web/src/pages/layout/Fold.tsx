import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import styles from './Fold.module.css';

interface FoldProps {
  title: string;
  /** What is chosen inside, or how it stands. */
  value: string;
  children: ReactNode;
}

/** A part of a form or of the settings that is closed at first: its title, and what is chosen in it. */
export function Fold({ title, value, children }: FoldProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.folder}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={styles.title}>{title}</span>
        <span className={styles.value}>{value}</span>
        <ChevronDown size={18} aria-hidden />
      </button>
      <div id={id} className={styles.folded} hidden={!isOpen}>
        {children}
      </div>
    </>
  );
}
