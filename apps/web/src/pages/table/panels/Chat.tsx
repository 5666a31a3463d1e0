import { Button } from '@durbar/kit/ui/Button.tsx';
import { Emblem } from '@durbar/kit/ui/Emblem.tsx';
import { Field } from '@durbar/kit/ui/Field.tsx';
import { LIMITS } from '@durbar/protocol';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useWords } from '../../../words/useWords.tsx';
import { readChatDraft, writeChatDraft } from '../chat-drafts.ts';
import { useTable, useTableState } from '../table-context.ts';
import { useMutedPlayers } from '../useMutedPlayers.ts';
import styles from './panels.module.css';

/** What people at the table say to each other. */
export function Chat() {
  const words = useWords();
  const { controller, playerColourOf } = useTable();
  const chat = useTableState((state) => state.chat);
  const info = useTableState((state) => state.info);
  const [text, setText] = useState(() => readChatDraft(info?.id ?? ''));
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
    writeChatDraft(info.id, value);
  };
  const say = async (event: FormEvent) => {
    event.preventDefault();
    const said = text.trim();
    if (said === '') return;
    write('');
    const answer = await controller.sendChat(said);
    // Whatever was refused may be tried again, or mended.
    if (answer && !answer.ok) write(said);
  };
  const heard = chat.filter(({ person }) => !muted.has(person));
  const mayspeak = info.you.seat !== null || info.you.host;
  return (
    <div className={styles.chat}>
      {heard.length === 0 && <p className={styles.hint}>{words.t('chat.none')}</p>}
      <ol className={styles.lines}>
        {heard.map((line) => (
          <li key={line.n} className={styles.line}>
            <Emblem playerColour={line.seat === null ? null : playerColourOf(line.seat)} size={22} />
            <span className={styles.speaker}>{line.name}</span>
            <span className={styles.said}>{line.text}</span>
          </li>
        ))}
      </ol>
      <Muting muted={muted} toggle={toggle} />
      <div ref={end} />
      {info.you.muted ? (
        <p className={styles.hint}>{words.t('chat.muted')}</p>
      ) : (
        mayspeak && (
          <form className={styles.chatForm} onSubmit={(event) => void say(event)}>
            <Field
              label={words.t('chat.field')}
              hideLabel
              placeholder={words.t('chat.field')}
              value={text}
              maxLength={LIMITS.chat}
              onChange={write}
            />
            <Button type="submit" variant="fill" isDisabled={text.trim() === ''}>
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

/** People of the table whom I would rather not hear; for myself alone. */
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
