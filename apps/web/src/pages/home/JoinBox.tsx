import { Button } from '@durbar/kit/ui/Button.tsx';
import { Field } from '@durbar/kit/ui/Field.tsx';
import { Sheet } from '@durbar/kit/ui/Sheet.tsx';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { useWords } from '../../words/useWords.tsx';
import styles from './JoinBox.module.css';

const ID = /^[A-Za-z0-9_-]{1,64}$/;
const CODE = /^[A-Za-z0-9._-]{1,200}$/;

/** The path of a pasted link or code; null if it is not one. */
export function codePath(pasted: string): string | null {
  const text = pasted.trim();
  const table = /^(?:[^?#]*?\/)?t\/([^/?#]+)/.exec(text)?.[1];
  if (table !== undefined) return ID.test(table) ? `/t/${table}` : null;
  const [, kind, code = ''] = /^(?:[^?#]*\/)?(return|device|come)#(.+)$/.exec(text) ?? [];
  if (kind !== undefined) return CODE.test(code) ? `/${kind}#${code}` : null;
  const [, invitation] = /^(?:[^?#]*\/)?account#invite=(.+)$/.exec(text) ?? [];
  if (invitation !== undefined) return CODE.test(invitation) ? `/account#invite=${invitation}` : null;
  return ID.test(text) ? `/t/${text}` : null;
}

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
