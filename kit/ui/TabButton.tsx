import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './TabButton.module.css';

interface TabButtonProps
  extends Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-pressed' | 'aria-expanded'> {
  icon: ReactNode;
  /** Whether what it opens is in view. */
  isOpen: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** A tab of the row at the foot of a phone: a picture with its name below. */
export function TabButton({ icon, isOpen, onPress, children, ...aria }: TabButtonProps) {
  return (
    <button type="button" className={styles.tab} data-open={isOpen || undefined} onClick={onPress} {...aria}>
      {icon}
      <span className={styles.name}>{children}</span>
    </button>
  );
}
