import { isLookBackKey, type LookBackKey } from '@durbar/kit/board/useBoardKeys.ts';
import { useLayoutEffect } from 'react';
import { useTable } from '../context/table-context.ts';
import { handlesOwnKeys } from '../effects/useShortcuts.ts';

interface HistoryKeys {
  readonly step: (by: -1 | 1) => void;
  /** Goes to the start or to the last line. */
  readonly jumpTo: (end: 'first' | 'last') => void;
  readonly togglePlaying: () => void;
}

/**
 * Keys of a look back: arrows step, Home and End jump, Space plays, Escape returns to the present. They work wherever the
 * focus is, so that nothing has to be pressed first; only text fields and open panels keep their own keys.
 */
export function useHistoryKeys({ step, jumpTo, togglePlaying }: HistoryKeys): void {
  const { controller } = useTable();
  // Before it is painted: whoever sees it may press.
  useLayoutEffect(() => {
    const actions: Readonly<Record<LookBackKey, () => void>> = {
      ArrowLeft: () => step(-1),
      ArrowRight: () => step(1),
      Home: () => jumpTo('first'),
      End: () => jumpTo('last'),
      Escape: () => void controller.lookAt(null),
      ' ': togglePlaying,
    };
    const press = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (!isLookBackKey(key) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (handlesOwnKeys(target)) return;
      // Space presses the button that has the focus.
      if (key === ' ' && target instanceof Element && target.closest('button, a')) return;
      event.preventDefault();
      event.stopPropagation();
      actions[key]();
    };
    // While capturing: the slider and the buttons would use the keys themselves.
    addEventListener('keydown', press, true);
    return () => removeEventListener('keydown', press, true);
  }, [controller, step, jumpTo, togglePlaying]);
}
