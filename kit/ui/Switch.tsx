import type { ReactNode } from 'react';
import { Switch as AriaSwitch } from 'react-aria-components/Switch';
import styles from './Switch.module.css';

interface SwitchProps {
  children: ReactNode;
  isSelected: boolean;
  isDisabled?: boolean;
  onChange: (isSelected: boolean) => void;
}

/** A switch with its label on the left. */
export function Switch({ children, isSelected, isDisabled = false, onChange }: SwitchProps) {
  return (
    <AriaSwitch
      className={styles.switch ?? ''}
      isSelected={isSelected}
      isDisabled={isDisabled}
      onChange={onChange}
    >
      <span>{children}</span>
      <span className={styles.track} aria-hidden />
    </AriaSwitch>
  );
}
