import { type ReactNode, useId } from 'react';
import styles from './Field.module.css';
import { joinClasses } from './join-classes.ts';

interface FieldProps {
  label: string;
  /** Hides the label except for screen readers, if the context makes it clear. */
  hideLabel?: boolean;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  maxLength?: number;
  /** What is wrong with the value, or null. */
  error?: ReactNode;
  autoComplete?: string;
  /** The keyboard that a phone shows. */
  inputMode?: 'email' | 'url';
  isReadOnly?: boolean;
}

/** A text field of one line. */
export function Field(props: FieldProps) {
  const {
    label,
    hideLabel = false,
    value,
    onChange,
    placeholder,
    maxLength,
    error,
    autoComplete,
    inputMode,
    isReadOnly,
  } = props;
  const id = useId();
  const isInvalid = error !== undefined && error !== null;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={joinClasses(styles.label, hideLabel && 'visually-hidden')}>
        {label}
      </label>
      <input
        id={id}
        className={styles.input}
        value={value}
        placeholder={placeholder}
        maxLength={maxLength}
        autoComplete={autoComplete ?? 'off'}
        inputMode={inputMode}
        readOnly={isReadOnly}
        spellCheck="false"
        aria-invalid={isInvalid || undefined}
        aria-describedby={isInvalid ? `${id}-error` : undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
        onFocus={(event) => {
          if (isReadOnly) event.currentTarget.select();
        }}
      />
      {isInvalid && (
        <span id={`${id}-error`} className={styles.error}>
          {error}
        </span>
      )}
    </div>
  );
}
