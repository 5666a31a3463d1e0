import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { lazyPage } from '../../words/lazy-page.tsx';
import { onNextTableRequest } from './next-table-requests.ts';

const NobodyWaits = lazyPage([], () => import('./NobodyWaits.tsx'));

/** How long the note stays that nobody waits, in milliseconds. */
const NOTE_MS = 4000;

/** Opens the next table where it is the person's turn: on every screen by N, or when something asks for it. */
export function NextTableHost() {
  const [path, go] = useLocation();
  const [nobody, setNobody] = useState(false);
  const busy = useRef(false);
  const open = useCallback(async () => {
    if (busy.current) return;
    busy.current = true;
    try {
      const next = await (await import('./find-next-table.ts')).findNextTable(path);
      if (next === null) setNobody(true);
      else go(next);
    } finally {
      busy.current = false;
    }
  }, [path, go]);
  useEffect(() => onNextTableRequest(() => void open()), [open]);
  useEffect(() => {
    const press = async (event: KeyboardEvent) => {
      if (event.key !== 'n' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
        return;
      const { target } = event;
      const { takesKeyOfPage } = await import('./useListKeys.ts');
      if (takesKeyOfPage(target)) await open();
    };
    const listen = (event: KeyboardEvent) => void press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [open]);
  useEffect(() => {
    if (!nobody) return;
    const timer = setTimeout(() => setNobody(false), NOTE_MS);
    return () => clearTimeout(timer);
  }, [nobody]);
  return nobody && <NobodyWaits onClose={() => setNobody(false)} />;
}
