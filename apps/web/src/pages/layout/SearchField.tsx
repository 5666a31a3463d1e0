import { joinClasses } from '@durbar/kit/ui/join-classes.ts';
import { Search } from 'lucide-react';
import styles from './SearchField.module.css';

interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  className?: string | undefined;
}

/** A field whose text is searched for while it is typed. */
export function SearchField({ label, value, onChange, className }: SearchFieldProps) {
  return (
    <label className={joinClasses(styles.search, className)}>
      <Search size={16} aria-hidden />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </label>
  );
}
