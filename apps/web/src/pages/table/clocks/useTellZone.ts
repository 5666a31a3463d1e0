import { useEffect } from 'react';
import { ApiError } from '../../../net/api-error.ts';
import { useTableState } from '../context/table-context.ts';

/**
 * Tells the server the time zone of a person who has set no waking hours, at a table where clocks run in them: not everybody sits down on
 * this page, where that was asked before, as after a rematch or by a return link.
 */
export function useTellZone(): void {
  const matters = useTableState(
    ({ info }) => typeof info?.you.seat === 'number' && info.clock?.settings.waking === true,
  );
  useEffect(() => {
    if (matters) void tellZone();
  }, [matters]);
}

async function tellZone(): Promise<void> {
  const { sendZone } = await import('../../../state/own-hours.ts');
  try {
    await sendZone();
  } catch (error) {
    // The next visit tries again; the page itself says that the server does not answer.
    if (!(error instanceof ApiError)) throw error;
  }
}
