import { useState } from 'react';
import type { LogFilter } from '../../../table/log-items.ts';
import { useTable } from '../context/table-context.ts';
import { LogList } from './LogList.tsx';
import { Filter } from './LogSheet.tsx';

/** The log as a panel, where the board has no room for it. */
export function LogPanel({ onDone }: { onDone: () => void }) {
  const { controller, loaded } = useTable();
  const [filter, setFilter] = useState<LogFilter>('main');
  return (
    <>
      <Filter value={filter} onChange={setFilter} />
      <LogList
        filter={filter}
        onLook={(index) => {
          onDone();
          void controller.lookAt(index);
        }}
        {...(loaded.board.showsLines && {
          onAgain: (index: number) => {
            onDone();
            controller.showAgain(index);
          },
        })}
      />
    </>
  );
}
