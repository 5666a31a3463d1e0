import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { TextField } from 'react-aria-components/TextField';
import styles from './Field.module.css';
import { joinClasses } from './join-classes.ts';

interface FieldProps {
  label: string;
  /** Keeps the label for screen readers only, where the context says it to the eye. */
  hideLabel?: boolean;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  maxLength?: number;
  /** What is wrong with it, or null. */
  error?: ReactNode;
  autoComplete?: string;
  isReadOnly?: boolean;
}

/** One line of text to fill in. */
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
    isReadOnly,
  } = props;
  return (
    <TextField
      className={styles.field ?? ''}
      value={value}
      onChange={onChange}
      isInvalid={error !== undefined && error !== null}
      isReadOnly={isReadOnly ?? false}
      {...(maxLength === undefined ? {} : { maxLength })}
      autoComplete={autoComplete ?? 'off'}
    >
      <Label className={joinClasses(styles.label, hideLabel && 'visually-hidden')}>{label}</Label>
      <Input
        className={styles.input ?? ''}
        {...(placeholder === undefined ? {} : { placeholder })}
        spellCheck="false"
        onFocus={(event) => {
          if (isReadOnly) event.currentTarget.select();
        }}
      />
      <FieldError className={styles.error ?? ''}>{error}</FieldError>
    </TextField>
  );
}
