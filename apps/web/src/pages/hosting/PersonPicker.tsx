import { Button } from '@durbar/kit/ui/Button.tsx';
import { type ReactNode, useEffect, useState } from 'react';
import { SearchField } from '../layout/SearchField.tsx';
import styles from './PersonPicker.module.css';

/** Somebody who can be chosen. */
export interface PersonChoice {
  readonly id: string;
  readonly name: string;
  /** What tells them from others of the same name. */
  readonly note: string;
}

interface PersonPickerProps {
  /** Label of the search field. */
  label: string;
  /** People who fit what was typed, the likeliest first; all that are known for an empty text. */
  search: (text: string) => Promise<readonly PersonChoice[]>;
  onPick: (person: PersonChoice) => void;
  isDisabled?: boolean;
  /** Shown where nobody fits. @param text what was typed */
  none: (text: string) => ReactNode;
}

/** A field to find a person by name, and the people found. Whom it finds is the caller's. */
export function PersonPicker({ label, search, onPick, isDisabled = false, none }: PersonPickerProps) {
  const [text, setText] = useState('');
  const [found, setFound] = useState<readonly PersonChoice[] | null>(null);
  useEffect(() => {
    let isWanted = true;
    void search(text.trim()).then((people) => isWanted && setFound(people));
    return () => {
      isWanted = false;
    };
  }, [search, text]);
  return (
    <div className={styles.picker}>
      <SearchField label={label} value={text} onChange={setText} />
      <ul className={styles.people} aria-live="polite">
        {(found ?? []).map((person) => (
          <li key={person.id}>
            <Button wide isDisabled={isDisabled} onPress={() => onPick(person)}>
              <span className={styles.name}>{person.name}</span>
              <span className={styles.note}>{person.note}</span>
            </Button>
          </li>
        ))}
        {found?.length === 0 && <li className={styles.none}>{none(text.trim())}</li>}
      </ul>
    </div>
  );
}
