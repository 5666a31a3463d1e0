import { Button } from '@durbar/kit/ui/Button.tsx';
import { Field } from '@durbar/kit/ui/Field.tsx';
import type { ServerInfo } from '@durbar/protocol';
import { type FormEvent, useState } from 'react';
import { accountApi } from '../../net/account-api.ts';
import { useWords } from '../../words/useWords.tsx';
import { useRequests } from '../settings/useRequests.ts';
import styles from './AccountPage.module.css';

interface InvitationFormProps {
  /** As it came with the address; empty for none. */
  code: string;
  onEntered: (server: ServerInfo) => void;
}

/** Lets somebody in by the code of the server's owner. */
export function InvitationForm({ code, onEntered }: InvitationFormProps) {
  const words = useWords();
  const [text, setText] = useState(code);
  const { busy, problem, run } = useRequests();
  const enter = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    void run(async () => onEntered(await accountApi.enterBy(text.trim())));
  };
  return (
    <form className={styles.form} onSubmit={enter}>
      <Field label={words.t('invite.code')} value={text} onChange={setText} maxLength={200} />
      <Button type="submit" variant="fill" isDisabled={busy}>
        {words.t('invite.enter')}
      </Button>
      <p role="status" className={styles.error}>
        {problem && words.formatMessage(problem)}
      </p>
    </form>
  );
}
