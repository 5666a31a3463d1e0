import { Key } from '@durbar/kit/ui/Key.tsx';
import { useWords } from '../../../words/useWords.tsx';
import type { ChatView } from '../context/chat-contract.ts';
import { useTable } from '../context/table-context.ts';
import { listShortcuts } from '../effects/useShortcuts.ts';
import styles from './panels.module.css';

/** The keyboard shortcuts. */
export function Help({ chat }: { chat: ChatView | null }) {
  const words = useWords();
  const { controller } = useTable();
  return (
    // On a phone it scrolls, so the keyboard must be able to focus it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.stack} tabIndex={0} role="region" aria-label={words.t('panel.help')}>
      <p>{words.t('help.text')}</p>
      <p>{words.t('help.history')}</p>
      <dl className={styles.keys}>
        {listShortcuts(controller, chat).map((shortcut) => (
          <Row
            key={shortcut.key}
            name={shortcut.key.toUpperCase()}
            text={words.t('panel' in shortcut ? `panel.${shortcut.panel}` : `help.${shortcut.does}`)}
          />
        ))}
        <Row name={words.t('key.space')} text={words.t('help.hold')} />
        <Row name="T" text={words.t('help.turns')} />
        <Row name="N" text={words.t('games.next')} />
        <Row name={words.t('key.palette')} text={words.t('palette.title')} />
        <Row name={words.t('key.tab')} text={words.t('help.tab')} />
        <Row name={words.t('key.escape')} text={words.t('help.esc')} />
      </dl>
    </div>
  );
}

function Row({ name, text }: { name: string; text: string }) {
  return (
    <div className={styles.keyRow}>
      <dt>
        <Key name={name} />
      </dt>
      <dd>{text}</dd>
    </div>
  );
}
