import type { Message, OptionValue } from '@durbar/kernel';
import { LIMITS, type Pace } from '@durbar/protocol';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { NotFound } from '../../app/NotFound.tsx';
import { onShelf } from '../../games/shelf.ts';
import { useGame } from '../../games/useGame.ts';
import { api, ApiError } from '../../net/api.ts';
import { randomHex } from '../../net/random.ts';
import { useTitle } from '../../state/title.ts';
import { usePreferences } from '../../state/preferences.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { useWords, WordsLayer } from '../../words/useWords.tsx';
import styles from './Form.module.css';
import { Frame } from './Frame.tsx';
import { OptionFields } from './OptionFields.tsx';
import { defaultOptions } from './options.ts';
import { SeatsEditor } from './SeatsEditor.tsx';
import { isFull, resize, seatChoices, type SeatPlan } from './seats.ts';
import { strengthOf } from '../../state/strength.ts';

/** Opens a table on the server: seats, pace, options. */
export default function NewTable({ game }: { game: string }) {
  const words = useWords();
  const shelved = onShelf(game);
  useTitle(words.t('new.title'));
  if (!shelved) return <NotFound />;
  return (
    <Frame game={game} title={words.t('new.title')} sub={words.say({ key: `game.${game}` })}>
      <TableForm game={game} seatCounts={shelved.seatCounts} />
    </Frame>
  );
}

interface TableFormProps {
  game: string;
  seatCounts: readonly number[];
}

const free: SeatPlan = { kind: 'empty' };

function TableForm({ game, seatCounts }: TableFormProps) {
  const words = useWords();
  const loaded = useGame(game);
  const [, go] = useLocation();
  const strength = strengthOf(usePreferences().strength);
  const [seats, setSeats] = useState<readonly SeatPlan[]>(() =>
    resize([{ kind: 'me' }], seatCounts.at(-1) ?? 2, () => free),
  );
  const [pace, setPace] = useState<Pace>('live');
  const [open, setOpen] = useState<'open' | 'private'>('private');
  const [name, setName] = useState('');
  const [options, setOptions] = useState<Readonly<Record<string, OptionValue>>>({});
  const [problem, setProblem] = useState<Message | null>(null);
  const [busy, setBusy] = useState(false);
  const specs = loaded?.game.meta.options ?? [];

  const create = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      const title = name.trim();
      const { id } = await api.newTable({
        game,
        ...(title === '' ? {} : { name: title }),
        options: { ...defaultOptions(specs), ...options },
        pace,
        open: open === 'open',
        seats: seatChoices(seats),
        nonce: randomHex(16),
        start: isFull(seats),
      });
      go(`/t/${id}`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.problem);
      setBusy(false);
    }
  };

  return (
    <form className={styles.form} onSubmit={(event) => void create(event)}>
      <div className={styles.part}>
        <span className={styles.label}>{words.t('new.seats')}</span>
        <Segmented
          label={words.t('new.seats')}
          value={String(seats.length)}
          onChange={(count) => setSeats(resize(seats, Number(count), () => free))}
          choices={seatCounts.map((count) => ({ value: String(count), text: words.number(count) }))}
        />
      </div>
      <SeatsEditor seats={seats} kinds={['me', 'empty', 'bot']} strength={strength} onChange={setSeats} />
      {loaded && specs.length > 0 && (
        <WordsLayer catalogues={loaded.words}>
          <OptionFields
            specs={specs}
            values={{ ...defaultOptions(specs), ...options }}
            onChange={(option, value) => setOptions({ ...options, [option]: value })}
          />
        </WordsLayer>
      )}
      <div className={styles.pair}>
        <div className={styles.part}>
          <span className={styles.label}>{words.t('new.pace')}</span>
          <Segmented
            wide
            label={words.t('new.pace')}
            value={pace}
            onChange={setPace}
            choices={(['live', 'days'] as const).map((value) => ({ value, text: words.t(`pace.${value}`) }))}
          />
          <p className={styles.hint}>{words.t(`pace.${pace}.text`)}</p>
        </div>
        <div className={styles.part}>
          <span className={styles.label}>{words.t('new.access')}</span>
          <Segmented
            wide
            label={words.t('new.access')}
            value={open}
            onChange={setOpen}
            choices={(['private', 'open'] as const).map((value) => ({
              value,
              text: words.t(`access.${value}`),
            }))}
          />
          <p className={styles.hint}>{words.t(`access.${open}.text`)}</p>
        </div>
      </div>
      <Field
        label={words.t('new.name')}
        placeholder={words.t('new.name.hint')}
        value={name}
        maxLength={LIMITS.table}
        onChange={setName}
      />
      {problem && (
        <p role="alert" className={styles.bad}>
          {words.say(problem)}
        </p>
      )}
      <div className={styles.go}>
        <Button type="submit" look="fill" isDisabled={busy} wide>
          {words.t(isFull(seats) ? 'new.start' : 'new.create')}
        </Button>
        <LinkButton href="/">{words.t('cancel')}</LinkButton>
      </div>
    </form>
  );
}
