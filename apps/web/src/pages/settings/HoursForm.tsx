import { Button } from '@durbar/kit/ui/Button.tsx';
import { LEAST_AWAKE, type MyClock, minutesAwake } from '@durbar/protocol';
import { type FormEvent, useState } from 'react';
import { clockApi } from '../../net/clock-api.ts';
import { ownZone, standardHours } from '../../state/own-hours.ts';
import { useLoaded } from '../../state/useLoaded.ts';
import { useWords } from '../../words/useWords.tsx';
import styles from './Settings.module.css';
import { useRequests } from './useRequests.ts';

const loadMine = (_: string): Promise<MyClock> => clockApi.mine();

/** When the player is awake: clocks of games over days run only then. */
export default function HoursForm() {
  const { value } = useLoaded(loadMine, '');
  return value ? <LoadedForm mine={value} /> : null;
}

/** A time of day as its field has it, such as 08:00. */
function formatTime(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

function parseTime(text: string): number {
  const [hours = 0, minutes = 0] = text.split(':').map(Number);
  return hours * 60 + minutes;
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

interface TimeFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

function TimeField({ label, value, onChange }: TimeFieldProps) {
  return (
    <label className={styles.time}>
      <span className={styles.hint}>{label}</span>
      <input
        type="time"
        required
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </label>
  );
}
