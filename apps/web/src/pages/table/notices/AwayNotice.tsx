import { STRENGTH_BOTS } from '@durbar/bots';
import { Button } from '@durbar/kit/ui/Button.tsx';
import { useWords } from '../../../words/useWords.tsx';
import { useTable, useTableState } from '../context/table-context.ts';
import { NoticeCard } from './NoticeCard.tsx';

/** A player has been away for long, or a bot plays the viewer's seat. */
export function AwayNotice() {
  const words = useWords();
  const { controller, names } = useTable();
  const info = useTableState((state) => state.info);
  const seats = useTableState((state) => state.displayed?.situation.seats);
  const mine = info?.you.seat ?? null;
  if (!info || !seats) return null;
  const own = mine === null ? undefined : seats[mine];
  if (own?.control === 'bot' && !own.resigned)
    return (
      <NoticeCard title={words.t('away.mine')} text={words.t('away.mine.text')}>
        <Button variant="fill" onPress={() => void controller.act({ kind: 'return' })}>
          {words.t('away.return')}
        </Button>
      </NoticeCard>
    );
  const awaySeat = info.seats.findIndex((seat, index) => seat.vanished && seats[index]?.control === 'person');
  if (awaySeat < 0) return null;
  const name = names(awaySeat);
  const isOut = info.clock?.seats[awaySeat]?.expired ?? false;
  return (
    <NoticeCard
      title={words.t(isOut ? 'away.out' : 'away.title', { name })}
      text={words.t(isOut ? 'away.out.text' : `away.text.${info.pace}`)}
    >
      {mine !== null && (
        <Button
          variant="fill"
          onPress={() => void controller.act({ kind: 'takeover', seat: awaySeat, bot: STRENGTH_BOTS.medium })}
        >
          {words.t('away.call')}
        </Button>
      )}
    </NoticeCard>
  );
}
