import { Button } from '@durbar/kit/ui/Button.tsx';
import { LEAST_AWAKE, type MyClock, minutesAwake } from '@durbar/protocol';
import { type FormEvent, useState } from 'react';
import { clockApi } from '../../net/clock-api.ts';
import { ownZone, standardHours } from '../../state/own-hours.ts';
import { useLoaded } from '../../state/useLoaded.ts';
import { useWords } from '../../words/useWords.tsx';
import styles from './Settings.module.css';
import { TimeField } from './TimeField.tsx';
import { formatTime, parseTime } from './time-of-day.ts';
import { useRequests } from './useRequests.ts';

const loadMine = (_: string): Promise<MyClock> => clockApi.mine();

/** When the player is awake: clocks of games over days run only then. */
export default function HoursForm() {
  const { value } = useLoaded(loadMine, '');
  return value ? <LoadedForm mine={value} /> : null;
}

function LoadedForm({ mine }: { mine: MyClock }) {
  const words = useWords();
  const [stored, setStored] = useState(mine.hours);
  const known = stored ?? standardHours();
  const [from, setFrom] = useState(formatTime(known.from));
  const [to, setTo] = useState(formatTime(known.to));
  const { busy, problem, run } = useRequests();
  const zone = ownZone();
  const isTooShort = minutesAwake({ from: parseTime(from), to: parseTime(to) }) < LEAST_AWAKE;
  const isSame = from === formatTime(known.from) && to === formatTime(known.to) && zone === known.zone;
  const save = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      const { hours } = await clockApi.setHours({ zone, from: parseTime(from), to: parseTime(to) });
      setStored(hours);
    });
  };
  return (
    <form className={styles.choice} onSubmit={save}>
      <span className={styles.label}>{words.t('hours.title')}</span>
      <p className={styles.hint}>{words.t('hours.text')}</p>
      <div className={styles.times}>
        <TimeField label={words.t('hours.from')} value={from} onChange={setFrom} />
        <TimeField label={words.t('hours.to')} value={to} onChange={setTo} />
        <Button type="submit" isDisabled={busy || isTooShort || (stored !== null && isSame)}>
          {words.t('hours.save')}
        </Button>
      </div>
      <p className={styles.hint}>{words.t('hours.zone', { zone: zone.replaceAll('_', ' ') })}</p>
      <p className={styles.hint}>{words.t('hours.vacation', { days: mine.daysLeft })}</p>
      <p role="status" className={problem || isTooShort ? styles.error : styles.success}>
        {isTooShort && words.t('hours.bad')}
        {!isTooShort && problem && words.formatMessage(problem)}
        {!isTooShort && !problem && stored !== mine.hours && isSame && words.t('hours.saved')}
      </p>
    </form>
  );
}
