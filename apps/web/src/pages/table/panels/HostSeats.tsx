import { STRENGTH_BOTS } from '@durbar/bots';
import { Button } from '@durbar/kit/ui/Button.tsx';
import { api } from '../../../net/api.ts';
import { peopleApi } from '../../../net/people-api.ts';
import { lazyPage } from '../../../words/lazy-page.tsx';
import { useWords } from '../../../words/useWords.tsx';
import { useTable, useTableState } from '../context/table-context.ts';
import { useTableChange } from '../useTableChange.ts';
import styles from './panels.module.css';

const TableBans = lazyPage(['people', 'protocol'], () => import('../../people/TableBans.tsx'));

/** Lets the host mute players and free the seats of absent ones, and any player call a bot for an absent one. */
export function HostSeats() {
  const words = useWords();
  const { controller, names } = useTable();
  const { run } = useTableChange();
  const info = useTableState((state) => state.info);
  const seats = useTableState((state) => state.displayed?.situation.seats);
  if (!info || !seats || controller.connection.place === 'device') return null;
  const others = info.seats.flatMap((seat, index) =>
    seat.kind === 'person' && index !== info.you.seat ? [{ ...seat, index }] : [],
  );
  const away = others.filter(({ vanished, index }) => vanished && seats[index]?.control === 'person');
  if (others.length === 0 || (away.length === 0 && !info.you.host)) return null;
  const mute = (seat: number, muted: boolean) => run(() => peopleApi.mute(info.id, seat, muted));
  return (
    <div className={styles.group}>
      {away.map(({ index }) => (
        <Button
          key={index}
          onPress={() => void controller.act({ kind: 'takeover', seat: index, bot: STRENGTH_BOTS.medium })}
        >
          {words.t('away.call.for', { name: names(index) })}
        </Button>
      ))}
      {info.you.host &&
        others.map(
          ({ vanished, here, index }) =>
            vanished &&
            !here && (
              <Button
                key={`free-${index.toString()}`}
                onPress={() => void run(() => api.setSeat(info.id, index, { kind: 'empty' }))}
              >
                {words.t('away.free', { name: names(index) })}
              </Button>
            ),
        )}
      {info.you.host && (
        <details>
          <summary className={styles.hint}>{words.t('host.title')}</summary>
          <ul className={styles.list}>
            {others.map(({ index }) => (
              <li key={index}>
                <Button onPress={() => void mute(index, true)}>
                  {words.t('host.mute', { name: names(index) })}
                </Button>
                <Button onPress={() => void mute(index, false)}>
                  {words.t('host.unmute', { name: names(index) })}
                </Button>
              </li>
            ))}
          </ul>
        </details>
      )}
      {info.you.host && <TableBans table={info.id} />}
    </div>
  );
}
