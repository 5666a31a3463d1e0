import { schemaReader } from '@durbar/kit/board/schema-reader.ts';
import { readStored, removeStored, writeStored } from '@durbar/kit/board/storage.ts';
import { Button } from '@durbar/kit/ui/Button.tsx';
import { Emblem } from '@durbar/kit/ui/Emblem.tsx';
import { Field } from '@durbar/kit/ui/Field.tsx';
import { LIMITS } from '@durbar/protocol';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { useWords } from '../../../words/useWords.tsx';
import { useTable, useTableState } from '../context/table-context.ts';
import styles from './panels.module.css';

const draftKey = (table: string) => `durbar.draft.${table}`;

/** The unsent message of a table, kept when the page is left. */
function readDraft(table: string): string {
  return readStored(draftKey(table), schemaReader(z.string())) ?? '';
}

function writeDraft(table: string, text: string): void {
  if (text === '') removeStored(draftKey(table));
  else writeStored(draftKey(table), text);
}

const MUTED_KEY = 'durbar.muted';

/** The ids of people whose chat this device hides, and a function that toggles one. */
function useMutedPlayers(): readonly [ReadonlySet<string>, (person: string) => void] {
  const [muted, setMuted] = useState<ReadonlySet<string>>(
    () => new Set(readStored(MUTED_KEY, schemaReader(z.array(z.string())))),
  );
  const toggle = (person: string) => {
    const next = new Set(muted);
    if (!next.delete(person)) next.add(person);
    writeStored(MUTED_KEY, [...next]);
    setMuted(next);
  };
  return [muted, toggle];
}

/** The chat of a table. */
export function Chat() {
  const words = useWords();
  const { controller, playerColourOf } = useTable();
  const chat = useTableState((state) => state.chat);
  const info = useTableState((state) => state.info);
  const [text, setText] = useState(() => readDraft(info?.id ?? ''));
  const [sending, setSending] = useState(false);
  const [muted, toggle] = useMutedPlayers();
  const newest = chat.at(-1)?.n;
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (newest !== undefined) controller.readChat();
    end.current?.scrollIntoView({ block: 'end' });
  }, [newest, controller]);
  if (!info) return null;
  const write = (value: string) => {
    setText(value);
    writeDraft(info.id, value);
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
  const visible = chat.filter(({ person }) => !muted.has(person));
  const maySpeak = info.you.seat !== null || info.you.host;
  return (
    <div className={styles.chat}>
      {visible.length === 0 && <p className={styles.hint}>{words.t('chat.none')}</p>}
      <ol className={styles.lines}>
        {visible.map((line) => (
          <li key={line.n} className={styles.line}>
            <Emblem playerColour={line.seat === null ? null : playerColourOf(line.seat)} size={22} />
            <span className={styles.speaker}>{line.name || words.t('seat.former')}</span>
            <span className={styles.said}>{line.text || words.t('chat.deleted')}</span>
          </li>
        ))}
      </ol>
      <Muting muted={muted} toggle={toggle} />
      <div ref={end} />
      {info.you.muted ? (
        <p className={styles.hint}>{words.t('chat.muted')}</p>
      ) : (
        maySpeak && (
          <form className={styles.chatForm} onSubmit={(event) => void send(event)}>
            <Field
              label={words.t('chat.field')}
              hideLabel
              placeholder={words.t('chat.field')}
              value={text}
              maxLength={LIMITS.chat}
              isReadOnly={sending}
              onChange={write}
            />
            <Button type="submit" variant="fill" isDisabled={sending || text.trim() === ''}>
              {words.t('chat.say')}
            </Button>
          </form>
        )
      )}
    </div>
  );
}

interface MutingProps {
  muted: ReadonlySet<string>;
  toggle: (person: string) => void;
}

/** Mutes players of the table, on this device only. */
function Muting({ muted, toggle }: MutingProps) {
  const words = useWords();
  const { names } = useTable();
  const info = useTableState((state) => state.info);
  const others = (info?.seats ?? []).flatMap(({ person }, seat) =>
    person !== null && seat !== info?.you.seat ? [{ person, seat }] : [],
  );
  if (others.length === 0) return null;
  return (
    <details>
      <summary className={styles.hint}>{words.t('chat.mute')}</summary>
      <ul className={styles.list}>
        {others.map(({ person, seat }) => (
          <li key={person}>
            <Button onPress={() => toggle(person)}>
              {words.t(muted.has(person) ? 'chat.unmute.one' : 'chat.mute.one', { name: names(seat) })}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
