import { Button } from '@durbar/kit/ui/Button.tsx';
import { Field } from '@durbar/kit/ui/Field.tsx';
import { Sheet } from '@durbar/kit/ui/Sheet.tsx';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { useWords } from '../../words/useWords.tsx';
import { codePath } from './code-path.ts';
import styles from './JoinBox.module.css';

/** Joins a table by a pasted link or code. */
export function JoinBox() {
  const words = useWords();
  const [, go] = useLocation();
  const [code, setCode] = useState('');
  const [invalid, setInvalid] = useState(false);
  const join = (event: FormEvent) => {
    event.preventDefault();
    const path = codePath(code);
    if (path) go(path);
    else setInvalid(true);
  };
  return (
    <Sheet title={words.t('home.link')}>
      <form className={styles.form} onSubmit={join}>
        <Field
          label={words.t('home.link.field')}
          hideLabel
          placeholder={words.t('home.link.field')}
          value={code}
          onChange={(value) => {
            setCode(value);
            setInvalid(false);
          }}
          error={invalid ? words.t('home.link.wrong') : null}
        />
        <Button type="submit">{words.t('home.join')}</Button>
      </form>
    </Sheet>
  );
}
