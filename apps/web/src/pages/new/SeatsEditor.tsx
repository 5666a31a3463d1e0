import { STRENGTHS, type Strength } from '@durbar/bots';
import { BotMark } from '@durbar/kit/ui/BotMark.tsx';
import { ColourButton } from '@durbar/kit/ui/ColourButton.tsx';
import { ColourChooser } from '@durbar/kit/ui/ColourChooser.tsx';
import { Emblem } from '@durbar/kit/ui/Emblem.tsx';
import { Field } from '@durbar/kit/ui/Field.tsx';
import { Segmented } from '@durbar/kit/ui/Segmented.tsx';
import { Select } from '@durbar/kit/ui/Select.tsx';
import { Sheet } from '@durbar/kit/ui/Sheet.tsx';
import { assignColours, LIMITS } from '@durbar/protocol';
import { useId, useState } from 'react';
import { takenColours } from '../../table/seat-colours.ts';
import { lazyPage } from '../../words/lazy-page.tsx';
import { useWords } from '../../words/useWords.tsx';
import { colourLabels } from '../layout/colour-labels.ts';
import { useSeatFallbackNames } from '../table/context/useSeatFallbackNames.ts';
import styles from './Form.module.css';
import { changeSeat, type SeatPlan } from './seat-plans.ts';

const InviteDialog = lazyPage(['hosting'], () => import('../hosting/InviteDialog.tsx'));

interface SeatsEditorProps {
  seats: readonly SeatPlan[];
  /** The kinds of seat that can be chosen. */
  kinds: readonly SeatPlan['kind'][];
  /** How many seats the game can have. */
  counts: readonly number[];
  /** The player's name; empty if there is none. */
  myName: string;
  onCount: (count: number) => void;
  onChange: (seats: readonly SeatPlan[]) => void;
  /** Chosen player colours of each seat. */
  chosenColours: readonly (readonly number[])[];
  coloursPerSeat: 1 | 2;
  onColours: (seat: number, colours: readonly number[]) => void;
}

/** Edits how many seats there are, and the plan of each. */
export function SeatsEditor(props: SeatsEditorProps) {
  const { seats, counts, onCount, chosenColours, coloursPerSeat, onColours } = props;
  const words = useWords();
  const id = useId();
  // The choice of colour is open for one seat at most, at first for the first one.
  const [open, setOpen] = useState<number | null>(0);
  /** The seat that somebody is being invited to. */
  const [inviting, setInviting] = useState<number | null>(null);
  const colours = assignColours(chosenColours, coloursPerSeat);
  const nameOf = (seat: number) => {
    const plan = seats[seat];
    if (plan?.kind === 'me') return words.t('new.seat.me');
    return (plan?.kind === 'person' && plan.name.trim()) || words.t('new.seat', { number: seat + 1 });
  };
  const count = (
    <Segmented
      label={words.t('new.seats')}
      value={String(seats.length)}
      onChange={(value) => onCount(Number(value))}
      choices={counts.map((each) => ({ value: String(each), text: words.formatNumber(each) }))}
    />
  );
  return (
    <Sheet title={words.t('new.seats')} aside={count} className={styles.seatsSheet}>
      <ul>
        {seats.map((plan, seat) => {
          const hasColour = plan.kind === 'me' || plan.kind === 'person';
          return (
            // A seat has no identity but its index.
            <li key={`seat-${seat.toString()}`} className={styles.seat}>
              <span className={styles.emblem} data-colours={coloursPerSeat}>
                {hasColour ? (
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
              <SeatPlayer {...props} seat={seat} />
              <SeatSelect {...props} seat={seat} onInvite={() => setInviting(seat)} />
              <div id={`${id}-${seat.toString()}`} className={styles.colours} hidden={open !== seat}>
                {open === seat && hasColour && (
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
      {inviting !== null && (
        <InviteDialog
          without={seats.flatMap((plan) => (plan.kind === 'invited' ? plan.person : []))}
          onClose={() => setInviting(null)}
          onPick={({ id: person, name }) => {
            props.onChange(changeSeat(seats, inviting, { kind: 'invited', person, name }));
            setInviting(null);
          }}
        />
      )}
    </Sheet>
  );
}

type SeatProps = SeatsEditorProps & { seat: number };

/** Who is to sit at a seat, and what that means; at one screen a person's name can be changed. */
function SeatPlayer({ seats, seat, myName, onChange }: SeatProps) {
  const words = useWords();
  const fallback = useSeatFallbackNames();
  const plan = seats[seat];
  if (!plan) return null;
  if (plan.kind === 'person')
    return (
      <Field
        label={`${words.t('new.seat', { number: seat + 1 })}: ${words.t('me.name')}`}
        hideLabel
        placeholder={words.t('me.name')}
        value={plan.name}
        maxLength={LIMITS.name}
        onChange={(name) => onChange(changeSeat(seats, seat, { kind: 'person', name }))}
      />
    );
  const name =
    plan.kind === 'bot'
      ? fallback.bot(seat)
      : plan.kind === 'invited'
        ? plan.name
        : plan.kind === 'me' && myName !== ''
          ? myName
          : words.t(`new.seat.${plan.kind}`);
  return (
    <span className={styles.player}>
      <span className={styles.playerName}>
        {plan.kind === 'bot' && <BotMark />}
        {name}
      </span>
      <span className={styles.hint}>
        {words.t(plan.kind === 'bot' ? `strength.${plan.strength}.text` : `new.seat.${plan.kind}.text`)}
      </span>
    </span>
  );
}

/** A kind of player, or the strength of a bot. */
type SeatValue = Exclude<SeatPlan['kind'], 'bot'> | Strength;

/** Chooses a seat's player: a person, nobody yet, somebody by name, or a bot of a strength. */
function SeatSelect({ seats, seat, kinds, onChange, onInvite }: SeatProps & { onInvite: () => void }) {
  const words = useWords();
  const plan = seats[seat];
  if (!plan) return null;
  const choices = kinds.flatMap((kind): { value: SeatValue; text: string }[] =>
    kind === 'bot'
      ? STRENGTHS.map((value) => ({
          value,
          text: words.t('new.seat.bot', { strength: words.t(`strength.${value}`) }),
        }))
      : [{ value: kind, text: words.t(`new.seat.${kind}`) }],
  );
  return (
    <Select
      label={words.t('new.seat', { number: seat + 1 })}
      value={plan.kind === 'bot' ? plan.strength : plan.kind}
      choices={choices}
      onChange={(value) =>
        value === 'invited' ? onInvite() : onChange(changeSeat(seats, seat, planOf(value)))
      }
    />
  );
}

function planOf(value: Exclude<SeatValue, 'invited'>): SeatPlan {
  const strength = STRENGTHS.find((each) => each === value);
  if (strength !== undefined) return { kind: 'bot', strength };
  if (value === 'person') return { kind: value, name: '' };
  return value === 'me' ? { kind: value } : { kind: 'empty' };
}
