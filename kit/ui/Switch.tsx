import type { ReactNode } from 'react';
import styles from './Switch.module.css';

interface SwitchProps {
  children: ReactNode;
  isSelected: boolean;
  isDisabled?: boolean;
  onChange: (isSelected: boolean) => void;
}

/** A switch with its label on the left. The browser's own field does all it needs; that of react-aria takes 4 kB more. */
export function Switch({ children, isSelected, isDisabled = false, onChange }: SwitchProps) {
  return (
    <label className={styles.switch}>
      <input
        className={styles.field}
        type="checkbox"
        // The field has its state by itself.
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
        role="switch"
        checked={isSelected}
        aria-checked={isSelected}
        disabled={isDisabled}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>{children}</span>
      <span className={styles.track} aria-hidden />
    </label>
  );
}
