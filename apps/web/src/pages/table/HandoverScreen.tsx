import type { Seat } from '@durbar/kernel';
import { Button } from '@durbar/kit/ui/Button.tsx';
import { Emblem } from '@durbar/kit/ui/Emblem.tsx';
import { useWords } from '../../words/useWords.tsx';
import { Notice } from '../layout/Notice.tsx';
import { useTable } from './context/table-context.ts';

/** Hides the board between two people at one screen, until the next one confirms. */
export function HandoverScreen({ seat }: { seat: Seat }) {
  const words = useWords();
  const { controller, names, playerColourOf } = useTable();
  return (
    <Notice title={words.t('handover.title', { name: names(seat) })}>
      <Emblem playerColour={playerColourOf(seat)} size={72} />
      <p>{words.t('handover.text')}</p>
      <Button variant="fill" onPress={() => controller.connection.confirmHandover()}>
        {words.t('handover.confirm', { name: names(seat) })}
      </Button>
    </Notice>
  );
}
