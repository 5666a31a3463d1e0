import type { TableInfo } from '@durbar/protocol';
import { api } from '../../net/api.ts';
import { useTable } from './context/table-context.ts';
import type { TableChange } from './useTableChange.ts';

/** What a part of the waiting room needs: the table, and how it is changed. */
export interface PartProps {
  readonly info: TableInfo;
  readonly change: TableChange;
}

/** Takes a seat with this device's nonce hash. */
export function useSit({ info, change: { run } }: PartProps): (seat?: number) => void {
  const { fairStart } = useTable().controller.connection;
  return (seat) => {
    if (!fairStart) return;
    const place = { ...fairStart.place(info), ...(seat !== undefined && { seat }) };
    void run(async () => {
      if (info.clock?.settings.waking) await (await import('../../state/own-hours.ts')).sendZone();
      return api.join(info.id, place);
    });
  };
}
