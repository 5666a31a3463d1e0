import type { Seat } from '@durbar/kernel';
import { Button } from '@durbar/kit/ui/Button.tsx';
import { Emblem } from '@durbar/kit/ui/Emblem.tsx';
import { useWords } from '../../words/useWords.tsx';
import { Notice } from '../layout/Notice.tsx';
import { useTable } from './table-context.ts';

/** Between two people at one screen, where one must not see what the other may. */
export function HandoverScreen({ seat }: { seat: Seat }) {
  const words = useWords();
  const { controller, names, playerColourOf } = useTable();
  return (
    <Notice title={words.t('curtain.title', { name: names(seat) })}>
      <Emblem playerColour={playerColourOf(seat)} size={72} />
      <p>{words.t('curtain.text')}</p>
      <Button variant="fill" onPress={() => controller.connection.confirmHandover()}>
        {words.t('curtain.lift', { name: names(seat) })}
      </Button>
    </Notice>
  );
}
