import { Button } from '@durbar/kit/ui/Button.tsx';
import { useState } from 'react';
import { lazyPage } from '../../words/lazy-page.tsx';
import { useWords } from '../../words/useWords.tsx';

const TablePersonMenu = lazyPage(['people', 'protocol'], () => import('../people/TablePersonMenu.tsx'));

interface PersonButtonProps {
  person: string;
  name: string;
  table: { readonly id: string; readonly isHost: boolean };
}

/** Opens what one can do about somebody at the table. */
export function PersonButton(props: PersonButtonProps) {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        aria-label={words.t('seat.more', { name: props.name })}
        onPress={() => setOpen(true)}
      >
        <span aria-hidden="true">•••</span>
      </Button>
      {isOpen && <TablePersonMenu {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
