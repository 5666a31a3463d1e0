import { schemaReader } from '@durbar/kit/board/schema-reader.ts';
import { readStored, removeStored, writeStored } from '@durbar/kit/board/storage.ts';
import { Button } from '@durbar/kit/ui/Button.tsx';
import { Field } from '@durbar/kit/ui/Field.tsx';
import { LIMITS } from '@durbar/protocol';
import { SendHorizontal } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { DRAFTS } from '../../../state/drafts.ts';
import { useWords } from '../../../words/useWords.tsx';
import { useTable, useTableState } from '../context/table-context.ts';
import styles from './chat.module.css';

const draftKey = (table: string) => DRAFTS + table;

/** The unsent message of a table, kept when the page is left. */
function readDraft(table: string): string {
  return readStored(draftKey(table), schemaReader(z.string())) ?? '';
}

function writeDraft(table: string, text: string): void {
  if (text === '') removeStored(draftKey(table));
  else writeStored(draftKey(table), text);
}

/** Writes a line. */
export function ChatForm({ takesFocus }: { takesFocus: boolean }) {
  const words = useWords();
  const { controller } = useTable();
  const table = useTableState((state) => state.info?.id ?? '');
  const [text, setText] = useState(() => readDraft(table));
  const [sending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (takesFocus) form.current?.querySelector('input')?.focus();
  }, [takesFocus]);
  const write = (value: string) => {
    setText(value);
    writeDraft(table, value);
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (sending || text.trim() === '') return;
    setSending(true);
    const answer = await controller.sendChat(text);
    setSending(false);
    // A refused message stays in the field, to be sent again or corrected.
    if (answer?.ok === true) write('');
  };
  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void send(event)}>
      <Field
        label={words.t('chat.field')}
        hideLabel
        placeholder={words.t('chat.field')}
        value={text}
        maxLength={LIMITS.chat}
        isReadOnly={sending}
        onChange={write}
      />
      <Button type="submit" aria-label={words.t('chat.say')} isDisabled={sending || text.trim() === ''}>
        <SendHorizontal size={20} aria-hidden />
      </Button>
    </form>
  );
}
