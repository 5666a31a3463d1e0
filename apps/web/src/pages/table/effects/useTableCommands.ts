import { useEffect } from 'react';
import { useWords } from '../../../words/useWords.tsx';
import { type CommandGroup, offerCommands } from '../../palette/command-sources.ts';
import type { ChatView } from '../context/chat-contract.ts';
import { useTable } from '../context/table-context.ts';
import { listMoves } from '../list-moves.ts';
import type { Panels } from '../panels/usePanels.ts';
import { createShortcutActions, listShortcuts } from './useShortcuts.ts';

/** Offers the legal moves, the panels and the other shortcuts of the table to the command palette. */
export function useTableCommands(panels: Panels, chat: ChatView | null): void {
  const words = useWords();
  const table = useTable();
  const { open } = panels;
  useEffect(() => {
    const { controller } = table;
    const actions = createShortcutActions(controller, chat);
    const commands = listShortcuts(controller, chat).map((shortcut) => ({
      id: `shortcut-${shortcut.key}`,
      text: words.t('panel' in shortcut ? `panel.${shortcut.panel}` : `help.${shortcut.does}`),
      key: shortcut.key.toUpperCase(),
      run: () => ('panel' in shortcut ? open(shortcut.panel) : actions[shortcut.does]()),
    }));
    return offerCommands((): readonly CommandGroup[] => [
      {
        id: 'moves',
        title: words.t('panel.moves'),
        commands: listMoves(table, controller.store.getState(), words).map(({ key, text, play }) => ({
          id: `move-${key}`,
          text,
          key: null,
          run: play,
        })),
      },
      { id: 'table', title: words.t('palette.table'), commands },
    ]);
  }, [table, words, open, chat]);
}
