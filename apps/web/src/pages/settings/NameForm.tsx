import type { Message } from '@durbar/kernel';
import { Button } from '@durbar/kit/ui/Button.tsx';
import { Field } from '@durbar/kit/ui/Field.tsx';
import { LIMITS, personName } from '@durbar/protocol';
import { type FormEvent, useState } from 'react';
import * as z from 'zod/mini';
import { ApiError } from '../../net/api-error.ts';
import { renameMe } from '../../state/identity.ts';
import { useMyName } from '../../state/me.ts';
import { useWords } from '../../words/useWords.tsx';
import styles from './Settings.module.css';

/** Changes the player's name. */
export function NameForm() {
  const words = useWords();
  const current = useMyName();
  const [name, setName] = useState(current);
  const [note, setNote] = useState<{ readonly good: boolean; readonly message: Message } | null>(null);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const read = z.safeParse(personName, name);
    if (!read.success)
      return setNote({ good: false, message: { key: 'me.name.bad', values: { most: LIMITS.name } } });
    try {
      await renameMe(read.data);
      setNote({ good: true, message: { key: 'me.name.saved' } });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setNote({
        good: error.status === 0,
        message: error.status === 0 ? { key: 'me.name.here' } : error.problem,
      });
    }
  };
  return (
    <form onSubmit={(event) => void save(event)}>
      <div className={styles.row}>
        <Field
          label={words.t('me.name')}
          value={name}
          onChange={(value) => {
            setName(value);
            setNote(null);
          }}
          maxLength={LIMITS.name}
          autoComplete="nickname"
        />
        <Button type="submit" isDisabled={name.trim() === current}>
          {words.t('save')}
        </Button>
      </div>
      <p role="status" className={`${styles.note} ${note?.good === false ? styles.error : styles.success}`}>
        {note ? words.formatMessage(note.message) : null}
      </p>
    </form>
  );
}
