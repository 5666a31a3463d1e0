import type { Seat } from '@durbar/kernel';
import { Button } from '@durbar/kit/ui/Button.tsx';
import { Emblem } from '@durbar/kit/ui/Emblem.tsx';
import { Notice } from '../../app/Notice.tsx';
import { useWords } from '../../words/useWords.tsx';
import { useTable } from './context.ts';

/** Between two people at one screen, where one must not see what the other may. */
export function Curtain({ seat }: { seat: Seat }) {
  const words = useWords();
  const { controller, names, ink } = useTable();
  return (
    <Notice title={words.t('curtain.title', { name: names(seat) })}>
      <Emblem ink={ink(seat)} size={72} />
      <p>{words.t('curtain.text')}</p>
      <Button look="fill" onPress={() => controller.link.lift()}>
        {words.t('curtain.lift', { name: names(seat) })}
      </Button>
    </Notice>
  );
}
