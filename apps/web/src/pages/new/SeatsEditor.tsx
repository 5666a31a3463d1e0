import { STRENGTHS, type Strength } from '@durbar/bots';
import { Emblem } from '@durbar/kit/ui/Emblem.tsx';
import { Field } from '@durbar/kit/ui/Field.tsx';
import { Segmented } from '@durbar/kit/ui/Segmented.tsx';
import { LIMITS } from '@durbar/protocol';
import { useWords } from '../../words/useWords.tsx';
import styles from './Form.module.css';
import { changeSeat, type SeatPlan } from './seat-plans.ts';

interface SeatsEditorProps {
  seats: readonly SeatPlan[];
  /** The kinds of seat that can be chosen. */
  kinds: readonly SeatPlan['kind'][];
  /** The strength of a seat that becomes a bot's. */
  strength: Strength;
  onChange: (seats: readonly SeatPlan[]) => void;
}

/** Edits the plan of each seat. */
export function SeatsEditor({ seats, kinds, strength, onChange }: SeatsEditorProps) {
  const words = useWords();
  const planOf = (kind: SeatPlan['kind']): SeatPlan => {
    if (kind === 'bot') return { kind, strength };
    return kind === 'person' ? { kind, name: '' } : { kind };
  };
  return (
    <ul className={styles.seats}>
      {seats.map((plan, seat) => {
        const label = words.t('new.seat', { number: seat + 1 });
        return (
          // A seat has no identity but its index.
          <li key={`seat-${seat.toString()}`} className={styles.seat}>
            <Emblem playerColour={plan.kind === 'empty' ? null : seat} size={36} />
            <Segmented
              wide
              label={label}
              value={plan.kind}
              onChange={(kind) => onChange(changeSeat(seats, seat, planOf(kind)))}
              choices={kinds.map((kind) => ({ value: kind, text: words.t(`new.seat.${kind}`) }))}
            />
            <Detail plan={plan} label={label} onChange={(next) => onChange(changeSeat(seats, seat, next))} />
          </li>
        );
      })}
    </ul>
  );
}

interface DetailProps {
  plan: SeatPlan;
  label: string;
  onChange: (plan: SeatPlan) => void;
}

function Detail({ plan, label, onChange }: DetailProps) {
  const words = useWords();
  if (plan.kind === 'bot')
    return (
      <Segmented
        wide
        label={`${label}: ${words.t('home.strength')}`}
        value={plan.strength}
        onChange={(strength) => onChange({ kind: 'bot', strength })}
        choices={STRENGTHS.map((value) => ({ value, text: words.t(`strength.${value}`) }))}
      />
    );
  if (plan.kind === 'person')
    return (
      <Field
        label={`${label}: ${words.t('me.name')}`}
        hideLabel
        placeholder={words.t('me.name')}
        value={plan.name}
        maxLength={LIMITS.name}
        onChange={(name) => onChange({ kind: 'person', name })}
      />
    );
  return null;
}
