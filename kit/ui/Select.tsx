import { ChevronDown } from 'lucide-react';
import styles from './Select.module.css';

interface SelectProps<T extends string> {
  /** Label for screen readers. */
  label: string;
  value: T;
  choices: readonly { readonly value: T; readonly text: string }[];
  onChange: (value: T) => void;
}

/** A choice of one of many: the browser's own list, which every phone and screen reader knows. */
export function Select<T extends string>({ label, value, choices, onChange }: SelectProps<T>) {
  return (
    <span className={styles.box}>
      <select
        className={styles.select}
        aria-label={label}
        value={value}
        onChange={({ currentTarget }) => {
          const chosen = choices.find((choice) => choice.value === currentTarget.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.text}
          </option>
        ))}
      </select>
      <ChevronDown size={18} aria-hidden />
    </span>
  );
}
