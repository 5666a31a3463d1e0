import { Button } from '@durbar/kit/ui/Button.tsx';
import { useState } from 'react';
import { lazyPage } from '../../words/lazy-page.tsx';
import { useWords } from '../../words/useWords.tsx';

const TablePersonMenu = lazyPage(['people', 'protocol'], () => import('../people/TablePersonMenu.tsx'));

interface PersonButtonProps {
  /** Null where nobody is. */
  person: string | null;
  name: string;
  table: { readonly id: string; readonly isHost: boolean };
}

/** Opens what one can do about somebody at the table. What is open stays when they leave, such as by a ban. */
export function PersonButton({ person, name, table }: PersonButtonProps) {
  const words = useWords();
  const [shown, setShown] = useState<{ readonly person: string; readonly name: string } | null>(null);
  return (
    <>
      {person !== null && (
        <Button
          variant="quiet"
          aria-label={words.t('seat.more', { name })}
          onPress={() => setShown({ person, name })}
        >
          <span aria-hidden="true">•••</span>
        </Button>
      )}
      {shown && <TablePersonMenu {...shown} table={table} onClose={() => setShown(null)} />}
    </>
  );
}
