import { type TableInfo, tableClock } from '@durbar/protocol';
import { Clock } from 'lucide-react';
import { formatClockTime } from '../../../table/clock-display.ts';
import { useWords } from '../../../words/useWords.tsx';
import { ClockSentence } from '../../new/ClockSentence.tsx';
import { presetNameOf } from '../../new/clock-choice.ts';
import styles from './SeatClock.module.css';

/** The clock with which a match will be played, for those who have not sat down yet. */
export default function RoomClock({ clock }: Required<Pick<TableInfo, 'clock'>>) {
  const words = useWords();
  // A page that does not understand the clock of a newer server shows none.
  const settings = tableClock.safeParse(clock).data?.settings;
  if (!settings) return null;
  const name = presetNameOf(settings);
  const grace = formatClockTime(words, settings.graceMs);
  return (
    <p className={styles.room} data-clock={name ?? 'own'}>
      <Clock size={16} aria-hidden />
      <span>
        <b>{words.t(name === null ? 'clock.own' : `clock.preset.${name}`)}</b>{' '}
        <ClockSentence name={name} settings={settings} />{' '}
        {words.t('clock.zero.then', { what: words.t(`clock.zero.${settings.atZero}`, { grace }) })}
        {settings.waking && ` ${words.t('clock.waking')}.`}
      </span>
    </p>
  );
}
