import { Dialog } from '@durbar/kit/ui/Dialog.tsx';
import { Key } from '@durbar/kit/ui/Key.tsx';
import { useEffect, useRef, useState } from 'react';
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete';
import { Input } from 'react-aria-components/Input';
import { Header, Menu, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { SearchField } from 'react-aria-components/SearchField';
import { useWords } from '../../words/useWords.tsx';
import { type Command, offeredCommands } from './command-sources.ts';
import styles from './Palette.module.css';
import { usePageCommands } from './usePageCommands.ts';

/** Finds and does anything by a few letters: moves and panels of the table, pages, and settings. */
export default function Palette({ onClose }: { onClose: () => void }) {
  const words = useWords();
  const { contains } = useFilter({ sensitivity: 'base' });
  const field = useRef<HTMLInputElement>(null);
  // The dialog's first button would have the focus.
  useEffect(() => field.current?.focus(), []);
  // The commands are listed once: in a list that changes under the pointer, a press would hit the wrong one.
  const [offered] = useState(offeredCommands);
  const groups = [...offered, ...usePageCommands()].filter(({ commands }) => commands.length > 0);
  const runAndClose = ({ run }: Command) => {
    onClose();
    run();
  };
  return (
    <Dialog title={words.t('palette.title')} isOpen onClose={onClose}>
      <Autocomplete filter={(text, typed) => hasEachWord(text, typed, contains)}>
        <SearchField aria-label={words.t('palette.search')} className={styles.search ?? ''}>
          <Input ref={field} className={styles.input ?? ''} placeholder={words.t('palette.search')} />
        </SearchField>
        <Menu
          aria-label={words.t('palette.title')}
          className={styles.list ?? ''}
          renderEmptyState={() => <p className={styles.none}>{words.t('palette.none')}</p>}
        >
          {groups.map(({ id, title, commands }) => (
            <MenuSection key={id} id={id}>
              <Header className={styles.group ?? ''}>{title}</Header>
              {commands.map((command) => (
                <MenuItem
                  key={command.id}
                  id={command.id}
                  textValue={command.text}
                  className={styles.command ?? ''}
                  onAction={() => runAndClose(command)}
                >
                  <span>{command.text}</span>
                  {command.key !== null && <Key name={command.key} />}
                </MenuItem>
              ))}
            </MenuSection>
          ))}
        </Menu>
      </Autocomplete>
    </Dialog>
  );
}

/** Whether a text has each typed word, in any order. */
function hasEachWord(
  text: string,
  typed: string,
  contains: (text: string, part: string) => boolean,
): boolean {
  return typed
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => contains(text, word));
}
