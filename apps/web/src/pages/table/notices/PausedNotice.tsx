import { Button } from '@durbar/kit/ui/Button.tsx';
import { useWords } from '../../../words/useWords.tsx';
import { useTable, useTableState } from '../context/table-context.ts';
import { NoticeCard } from './NoticeCard.tsx';

/** The game is paused. */
export function PausedNotice() {
  const words = useWords();
  const { controller } = useTable();
  const seated = useTableState((state) => state.info?.you.seat !== null);
  return (
    <NoticeCard title={words.t('paused.title')} text={words.t('paused.text')}>
      {seated && (
        <Button variant="fill" onPress={() => void controller.act({ kind: 'resume' })}>
          {words.t('paused.resume')}
        </Button>
      )}
    </NoticeCard>
  );
}
