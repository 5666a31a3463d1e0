import { Button } from '@durbar/kit/ui/Button.tsx';
import { Emblem } from '@durbar/kit/ui/Emblem.tsx';
import { joinClasses } from '@durbar/kit/ui/join-classes.ts';
import { type ChatLine, reactionOf } from '@durbar/protocol';
import { PenLine, SmilePlus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useWords } from '../../../words/useWords.tsx';
import { personPath } from '../../home/table-text.ts';
import { useTable, useTableState } from '../context/table-context.ts';
import { ChatForm } from './ChatForm.tsx';
import styles from './chat.module.css';
import { lineText } from './line-text.ts';
import { useMutedPeople } from './muted-people.ts';
import { Reactions } from './Reactions.tsx';

/** How far from its end the list still counts as being at its end, in pixels. */
const NEAR_END = 24;

/** The lines of a table's chat, and below them what one can say. @param takesFocus whether the field has the focus at first */
export function Chat({ takesFocus = false }: { takesFocus?: boolean }) {
  const words = useWords();
  const chat = useTableState((state) => state.chat);
  const you = useTableState((state) => state.info?.you ?? null);
  const muted = useMutedPeople();
  if (!you) return null;
  const mayWrite = you.seat !== null || you.host;
  return (
    <div className={styles.chat}>
      <ChatLines lines={chat.filter(({ person }) => !muted.has(person))} />
      {you.muted || !mayWrite ? (
        <p className={styles.hint}>{words.t(you.muted ? 'chat.muted' : 'chat.readOnly')}</p>
      ) : (
        <WhatToSay takesFocus={takesFocus} />
      )}
    </div>
  );
}

/** Quick replies and the field; where there is room for one of them only, a button changes between them. */
function WhatToSay({ takesFocus }: { takesFocus: boolean }) {
  const words = useWords();
  const [isQuick, setQuick] = useState(false);
  return (
    <div className={styles.say} data-quick={isQuick || undefined}>
      <span className={styles.quick}>
        <Button
          variant="quiet"
          aria-label={words.t(isQuick ? 'chat.field' : 'chat.reactions')}
          onPress={() => setQuick(!isQuick)}
        >
          {isQuick ? <PenLine size={20} aria-hidden /> : <SmilePlus size={20} aria-hidden />}
        </Button>
      </span>
      <Reactions />
      <ChatForm takesFocus={takesFocus} />
    </div>
  );
}

/** The lines, newest last. The list stays at its end, unless the reader has scrolled back. */
function ChatLines({ lines }: { lines: readonly ChatLine[] }) {
  const words = useWords();
  const { controller } = useTable();
  const list = useRef<HTMLOListElement>(null);
  const isAtEnd = useRef(true);
  const newest = lines.at(-1)?.n;
  useEffect(() => {
    if (newest !== undefined) controller.readChat();
    if (list.current && isAtEnd.current) list.current.scrollTop = list.current.scrollHeight;
  }, [newest, controller]);
  const isEmpty = lines.length === 0;
  useEffect(() => {
    const element = list.current;
    if (isEmpty || !element) return;
    // The parts of a turn above it change its height.
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) element.scrollTop = element.scrollHeight;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isEmpty]);
  if (isEmpty) return <p className={joinClasses(styles.lines, styles.hint)}>{words.t('chat.none')}</p>;
  return (
    <ol
      ref={list}
      className={styles.lines}
      aria-label={words.t('panel.chat')}
      // The list scrolls, so the keyboard must be able to focus it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        isAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_END;
      }}
    >
      {lines.map((line) => (
        <Line key={line.n} line={line} />
      ))}
    </ol>
  );
}

function Line({ line }: { line: ChatLine }) {
  const words = useWords();
  const { playerColourOf } = useTable();
  return (
    <li className={styles.line}>
      <Emblem playerColour={line.seat === null ? null : playerColourOf(line.seat)} size={22} />
      <p className={styles.said}>
        <b>{line.name ? <Link href={personPath(line.person)}>{line.name}</Link> : words.t('seat.former')}</b>{' '}
        <span className={reactionOf(line) === null ? undefined : styles.pressed}>
          {lineText(words, line)}
        </span>
      </p>
    </li>
  );
}
