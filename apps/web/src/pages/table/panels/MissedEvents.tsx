import { Button } from '@durbar/kit/ui/Button.tsx';
import { Emblem } from '@durbar/kit/ui/Emblem.tsx';
import { gainsBySeat } from '../../../table/absence.ts';
import { createLogItem, listGains } from '../../../table/log-items.ts';
import { useWords } from '../../../words/useWords.tsx';
import { useTable, useTableState } from '../context/table-context.ts';
import { LogList } from '../log/LogList.tsx';
import styles from './panels.module.css';

/** The log entries of the viewer's absence, and what each seat gained. */
export function MissedEvents({ onDone }: { onDone: () => void }) {
  const words = useWords();
  const { controller, loaded, names, playerColourOf } = useTable();
  const missed = useTableState((state) => state.missed);
  const mine = useTableState((state) => state.info?.you.seat ?? null);
  const gains = gainsBySeat(missed, (entry) => listGains(createLogItem(loaded.game, entry)));
  const [first] = missed;
  const seats = [...gains].toSorted(([a], [b]) => Number(b === mine) - Number(a === mine) || a - b);
  return (
    <div className={styles.stack}>
      <p>{words.t('missed.count', { count: missed.length })}</p>
      {seats.length > 0 && (
        <ul className={styles.lines}>
          {seats.map(([seat, gain]) => (
            <li key={seat} className={styles.line}>
              <Emblem playerColour={playerColourOf(seat)} size={24} />
              <span>
                {words.t(seat === mine ? 'missed.gain.mine' : 'missed.gain', {
                  name: names(seat),
                  gain: words.formatSigned(gain),
                })}
              </span>
            </li>
          ))}
        </ul>
      )}
      <LogList filter="main" entries={missed} />
      <div className={styles.actions}>
        {first && (
          <Button
            onPress={() => {
              controller.dismiss('missed');
              onDone();
              void controller.lookAt(first.index - 1);
            }}
          >
            {words.t('missed.watch')}
          </Button>
        )}
        <Button
          variant="fill"
          onPress={() => {
            controller.dismiss('missed');
            onDone();
          }}
        >
          {words.t('missed.on')}
        </Button>
      </div>
    </div>
  );
}
