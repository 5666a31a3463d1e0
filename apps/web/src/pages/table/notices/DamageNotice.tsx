import { Button } from '@durbar/kit/ui/Button.tsx';
import { useWords } from '../../../words/useWords.tsx';
import { useTable, useTableState } from '../context/table-context.ts';
import { useDownload } from '../panels/useDownload.ts';
import { NoticeCard } from './NoticeCard.tsx';

/** A notice that the stored log of the match is damaged. The match is shown as it was before the damage. */
export function DamageNotice() {
  const words = useWords();
  const { controller } = useTable();
  const { save, busy } = useDownload();
  const info = useTableState((state) => state.info);
  if (!info?.damage) return null;
  const ended = info.status === 'abandoned' || info.status === 'over';
  const mayEnd = !ended && (info.you.host || info.you.seat !== null);
  return (
    <NoticeCard
      urgent
      title={words.t(ended ? 'damage.ended' : 'damage.title')}
      text={words.t('damage.text', { entry: info.damage.entry + 1 })}
    >
      <Button variant="fill" isDisabled={busy} onPress={save}>
        {words.t('damage.save')}
      </Button>
      {mayEnd && (
        <Button onPress={() => void controller.act({ kind: 'abandon' })}>{words.t('damage.end')}</Button>
      )}
    </NoticeCard>
  );
}
