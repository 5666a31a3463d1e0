import { hasOwnKeys } from '@durbar/kit/board/useBoardKeys.ts';
import { useLayoutEffect } from 'react';
import { canSkipPlayback } from '../../../table/playback-status.ts';
import type { TableController } from '../../../table/table-controller.ts';
import type { ChatView } from '../context/chat-contract.ts';
import { useTable } from '../context/table-context.ts';
import type { PanelName, Panels } from '../panels/usePanels.ts';
import { holdToSkip, takesSpace } from './hold-to-skip.ts';

/** Keys of the page around the board; the board has its own. */
const SHORTCUTS = [
  { key: 'm', panel: 'moves' },
  { key: 'l', panel: 'log' },
  { key: 'c', does: 'chat' },
  { key: 'b', panel: 'rules' },
  { key: 'v', panel: 'seats' },
  { key: '?', panel: 'help' },
  { key: 'u', does: 'undo' },
  { key: 'p', does: 'plan' },
  { key: '.', does: 'skip' },
  { key: 'a', does: 'again' },
  { key: '[', does: 'back' },
  { key: ']', does: 'forward' },
  { key: '0', does: 'now' },
] as const satisfies readonly ({ key: string } & ({ panel: PanelName } | { does: string }))[];

type ShortcutAction = Extract<(typeof SHORTCUTS)[number], { does: string }>['does'];

/** The key of a panel or an action, as tips and help show it; undefined if it has none. */
export function keyName(of: PanelName | ShortcutAction): string | undefined {
  return SHORTCUTS.find((shortcut) =>
    'panel' in shortcut ? shortcut.panel === of : shortcut.does === of,
  )?.key.toUpperCase();
}

/** The shortcuts that do something at a table; `chat` is null where nobody can talk. */
export const listShortcuts = (controller: TableController, chat: ChatView | null) =>
  SHORTCUTS.filter(
    (shortcut) =>
      !('does' in shortcut) ||
      ((chat !== null || shortcut.does !== 'chat') &&
        (controller.connection.leavePlan !== null || shortcut.does !== 'plan')),
  );

/** What the shortcuts do that open no panel. */
export const createShortcutActions = (
  controller: TableController,
  chat: ChatView | null,
): Record<ShortcutAction, () => void> => ({
  chat: () => chat?.open(),
  plan: () => void controller.togglePlan(),
  undo: () => {
    const { planning, latest } = controller.store.getState();
    if (planning) planning.planner.undo();
    else if (latest?.situation.undo) void controller.act({ kind: 'undo' });
  },
  skip: controller.skipPlayback,
  again: () => controller.showAgain(),
  back: () => controller.moveLookBack(-1),
  forward: () => controller.moveLookBack(1),
  now: () => void controller.lookAt(null),
});

/** Handles the shortcuts, except in text fields and while a panel is open. */
export function useShortcuts(panels: Panels, chat: ChatView | null): void {
  const { controller } = useTable();
  // Before it is painted: whoever sees it may press.
  useLayoutEffect(() => {
    const actions = createShortcutActions(controller, chat);
    const press = (event: KeyboardEvent) => {
      if (
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        panels.current !== null ||
        handlesOwnKeys(event.target)
      )
        return;
      if (event.key === ' ' && !takesSpace(event.target)) {
        if (!canSkipPlayback(controller.store.getState())) return;
        event.preventDefault();
        return holdToSkip(controller);
      }
      const shortcut = listShortcuts(controller, chat).find(({ key }) => key === event.key);
      if (!shortcut) return;
      event.preventDefault();
      if ('panel' in shortcut) panels.open(shortcut.panel);
      else actions[shortcut.does]();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [controller, panels, chat]);
}

/** Whether keys belong to what has the focus: a text field, the chat, or a panel other than the board's own cards. */
export function handlesOwnKeys(target: EventTarget | null): boolean {
  return isTextField(target) || (target instanceof Element && (isInPanel(target) || hasOwnKeys(target)));
}

/** Whether an element is in an open panel. The board's own cards, inside the main part, are none. */
const isInPanel = (element: Element): boolean =>
  element.closest('[role="dialog"]') !== null && element.closest('main') === null;

function isTextField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName))
  );
}
