import { useCallback, useEffect, useState } from 'react';
import { lazyPage } from '../../words/lazy-page.tsx';

const Palette = lazyPage(['palette', 'protocol'], () => import('./Palette.tsx'));

/** Opens the command palette on Ctrl-K or Cmd-K, on every screen. */
export function PaletteHost() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      setOpen((open) => !open);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  const close = useCallback(() => setOpen(false), []);
  return isOpen && <Palette onClose={close} />;
}
