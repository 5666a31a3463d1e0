import { STRENGTHS, type Strength } from '@durbar/bots';
import { ColourButton } from '@durbar/kit/ui/ColourButton.tsx';
import { ColourChooser } from '@durbar/kit/ui/ColourChooser.tsx';
import { Emblem } from '@durbar/kit/ui/Emblem.tsx';
import { Field } from '@durbar/kit/ui/Field.tsx';
import { Segmented } from '@durbar/kit/ui/Segmented.tsx';
import { assignColours, LIMITS } from '@durbar/protocol';
import { useId, useState } from 'react';
import { takenColours } from '../../table/seat-colours.ts';
import { useWords } from '../../words/useWords.tsx';
import { colourLabels } from '../layout/colour-labels.ts';
import styles from './Form.module.css';
import { changeSeat, type SeatPlan } from './seat-plans.ts';

interface SeatsEditorProps {
  seats: readonly SeatPlan[];
  /** The kinds of seat that can be chosen. */
  kinds: readonly SeatPlan['kind'][];
  /** The strength of a seat that becomes a bot's. */
  strength: Strength;
  onChange: (seats: readonly SeatPlan[]) => void;
  /** Chosen player colours of each seat. */
  chosenColours: readonly (readonly number[])[];
  coloursPerSeat: 1 | 2;
  onColours: (seat: number, colours: readonly number[]) => void;
}

/** Edits the plan of each seat. */
export function SeatsEditor(props: SeatsEditorProps) {
  const { seats, kinds, strength, onChange, chosenColours, coloursPerSeat, onColours } = props;
  const words = useWords();
  const id = useId();
  // The choice of colour is open for one seat at most, at first for the first one.
  const [open, setOpen] = useState<number | null>(0);
  const colours = assignColours(chosenColours, coloursPerSeat);
  const nameOf = (seat: number) => {
    const plan = seats[seat];
    if (plan?.kind === 'me') return words.t('new.seat.me');
    return (plan?.kind === 'person' && plan.name.trim()) || words.t('new.seat', { number: seat + 1 });
  };
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
            <span className={styles.emblem} data-colours={coloursPerSeat}>
              {plan.kind === 'me' || plan.kind === 'person' ? (
                <ColourButton
                  label={words.t('seat.colour.of', { name: nameOf(seat) })}
                  colours={colours[seat] ?? []}
                  isOpen={open === seat}
                  controls={`${id}-${seat.toString()}`}
                  onPress={() => setOpen(open === seat ? null : seat)}
                />
              ) : (
                <Emblem
                  playerColour={plan.kind === 'empty' ? null : (colours[seat]?.[0] ?? seat)}
                  size={36}
                />
              )}
            </span>
            <Segmented
              wide
              label={label}
              value={plan.kind}
              onChange={(kind) => onChange(changeSeat(seats, seat, planOf(kind)))}
              choices={kinds.map((kind) => ({ value: kind, text: words.t(`new.seat.${kind}`) }))}
            />
            <Detail plan={plan} label={label} onChange={(next) => onChange(changeSeat(seats, seat, next))} />
            <div id={`${id}-${seat.toString()}`} className={styles.colours} hidden={open !== seat}>
              {open === seat && (plan.kind === 'me' || plan.kind === 'person') && (
                <ColourChooser
                  labels={colourLabels(words, coloursPerSeat)}
                  value={colours[seat] ?? []}
                  taken={takenColours(chosenColours, seat, nameOf)}
                  onChange={(chosen) => onColours(seat, chosen)}
                />
              )}
            </div>
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
