import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { TextField } from 'react-aria-components/TextField';
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
