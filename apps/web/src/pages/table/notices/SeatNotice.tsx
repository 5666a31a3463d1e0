import { nonceHash } from '@durbar/kernel';
import { Button } from '@durbar/kit/ui/Button.tsx';
import type { TableInfo } from '@durbar/protocol';
import { api } from '../../../net/api.ts';
import { randomHex } from '../../../net/random.ts';
import { useWords } from '../../../words/useWords.tsx';
import { useTable, useTableState } from '../context/table-context.ts';
import { useTableChange } from '../useTableChange.ts';
import { NoticeCard } from './NoticeCard.tsx';

/** Whether there is something to say about seats to somebody who plays none of them. */
export function hasSeatNotice({ you, seats }: TableInfo): boolean {
  return you.seat === null && (you.newcomer !== null || you.freed !== null || freeSeat(seats) !== null);
}

function freeSeat(seats: TableInfo['seats']): number | null {
  const seat = seats.findIndex(({ kind }) => kind === 'empty');
  return seat < 0 ? null : seat;
}

/** For somebody who plays no seat of the running match: they have just sat down, lost their seat, or may sit down. */
export function SeatNotice() {
  const words = useWords();
  const { names } = useTable();
  const info = useTableState((state) => state.info);
  if (!info) return null;
  const { newcomer, freed } = info.you;
  if (newcomer !== null)
    return <NoticeCard title={words.t('newcomer.title')} text={words.t('newcomer.text')} />;
  const free = freeSeat(info.seats);
  if (freed?.taken)
    return (
      <NoticeCard title={words.t('freed.title')} text={words.t('freed.taken', { name: names(freed.seat) })}>
        {free !== null && <SitButton info={info} seat={free} />}
      </NoticeCard>
    );
  if (freed)
    return (
      <NoticeCard title={words.t('freed.title')} text={words.t('freed.text')}>
        <SitButton info={info} seat={freed.seat} again />
      </NoticeCard>
    );
  if (free === null) return null;
  return (
    <NoticeCard title={words.t('sit.title')} text={words.t('sit.text')}>
      <SitButton info={info} seat={free} />
    </NoticeCard>
  );
}

function SitButton({ info, seat, again = false }: { info: TableInfo; seat: number; again?: boolean }) {
  const words = useWords();
  const { busy, run } = useTableChange();
  // The seat has had its part in the deal, so this one is used for nothing.
  const unused = () => ({ round: info.rounds.length, hash: nonceHash(randomHex(16)) });
  return (
    <Button
      variant="fill"
      isDisabled={busy}
      onPress={() => void run(() => api.join(info.id, { ...unused(), seat }))}
    >
      {words.t(again ? 'freed.again' : 'room.join')}
    </Button>
  );
}
