import { Segmented } from '@durbar/kit/ui/Segmented.tsx';
import type { Visibility } from '@durbar/protocol';
import { useWords } from '../../words/useWords.tsx';
import styles from './VisibilityField.module.css';

const VALUES = ['private', 'link', 'open'] as const satisfies readonly Visibility[];

interface VisibilityFieldProps {
  value: Visibility;
  onChange: (value: Visibility) => void;
}

/** Who finds a table and may come, and what that means. */
export function VisibilityField({ value, onChange }: VisibilityFieldProps) {
  const words = useWords();
  return (
    <div className={styles.field}>
      <Segmented
        wide
        label={words.t('new.access')}
        value={value}
        onChange={onChange}
        choices={VALUES.map((each) => ({ value: each, text: words.t(`visibility.${each}`) }))}
      />
      <p className={styles.sentence} aria-live="polite">
        {words.t(`visibility.${value}.text`)}
      </p>
    </div>
  );
}
