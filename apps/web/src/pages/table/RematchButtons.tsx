import { Button } from '@durbar/kit/ui/Button.tsx';
import type { TableInfo } from '@durbar/protocol';
import { useWords, type WordKey } from '../../words/useWords.tsx';
import { useTableState } from './context/table-context.ts';
import { useRematch } from './context/useRematch.ts';
import { useTableChange } from './useTableChange.ts';

/** After the match: another one with the same people, or the end of their series; nothing for spectators. */
export function RematchButtons({ variant }: { variant?: 'fill' }) {
  const words = useWords();
  const rematch = useRematch();
  const { busy, run } = useTableChange();
  const info = useTableState((state) => state.info);
  if (!rematch || !info) return null;
  const { series } = info;
  return (
    <>
      <Button {...(variant && { variant })} isDisabled={rematch.busy} onPress={rematch.go}>
        {words.t(rematchKey(series, rematch.waiting))}
      </Button>
      {series && !series.over && !rematch.waiting && (
        <Button
          isDisabled={busy}
          onPress={() =>
            void run(async () => (await import('../../net/host-api.ts')).hostApi.endSeries(info.id))
          }
        >
          {words.t('series.end')}
        </Button>
      )}
    </>
  );
}

/** What the button says. @param isOpen whether somebody has pressed it before */
function rematchKey(series: TableInfo['series'], isOpen: boolean): WordKey {
  if (series && !series.over) return isOpen ? 'series.next.join' : 'series.next';
  if (isOpen) return 'over.rematch.join';
  return series ? 'series.again' : 'over.rematch';
}
