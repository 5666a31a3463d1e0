import styles from './Settings.module.css';

interface TimeFieldProps {
  label: string;
  /** Such as 08:00. */
  value: string;
  onChange: (value: string) => void;
}

/** A time of day: the browser's own field. */
export function TimeField({ label, value, onChange }: TimeFieldProps) {
  return (
    <label className={styles.time}>
      <span className={styles.hint}>{label}</span>
      <input
        type="time"
        required
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </label>
  );
}
