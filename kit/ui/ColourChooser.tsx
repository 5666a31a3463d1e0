import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { useWords } from '../words/useWords.tsx';
import styles from './ColourChooser.module.css';
import { Emblem } from './Emblem.tsx';

/** The player colours, by number. */
const COLOURS = [0, 1, 2, 3, 4];

interface ColourChooserProps {
  /** Labels for the own colour and, if the seat has two, for the second. */
  labels: readonly string[];
  /** The seat's player colours, one or two. */
  value: readonly number[];
  /** Names of those who have the other colours that cannot be chosen. */
  taken: ReadonlyMap<number, string>;
  onChange: (colours: readonly number[]) => void;
  isDisabled?: boolean;
}

/** Chooses the player colours of a seat, each by its name and emblem. Taken ones are pale and say by whom. */
export function ColourChooser({ labels, value, taken, onChange, isDisabled = false }: ColourChooserProps) {
  return (
    <div className={styles.chooser}>
      {value.map((colour, nth) => (
        <ColourRow
          // A colour's place is its identity: the first is the seat's own.
          key={`colour-${nth.toString()}`}
          label={labels[nth] ?? ''}
          colour={colour}
          taken={taken}
          isDisabled={isDisabled}
          onChange={(chosen) => onChange(changeColour(value, nth, chosen))}
        />
      ))}
    </div>
  );
}

/** Changes one of a seat's colours. If the seat has the colour already, the two change places. */
function changeColour(colours: readonly number[], nth: number, chosen: number): readonly number[] {
  const before = colours[nth];
  return colours.map((colour, index) =>
    index === nth ? chosen : colour === chosen ? (before ?? colour) : colour,
  );
}

interface ColourRowProps extends Pick<ColourChooserProps, 'taken'> {
  label: string;
  colour: number;
  onChange: (colour: number) => void;
  isDisabled: boolean;
}

function ColourRow({ label, colour: own, taken, onChange, isDisabled }: ColourRowProps) {
  const words = useWords();
  return (
    <RadioGroup
      aria-label={label}
      className={styles.row ?? ''}
      orientation="horizontal"
      value={String(own)}
      isDisabled={isDisabled}
      onChange={(chosen) => onChange(Number(chosen))}
    >
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <span className={styles.choices}>
        {COLOURS.map((colour) => {
          const name = taken.get(colour);
          return (
            <Radio
              key={colour}
              value={String(colour)}
              className={styles.choice ?? ''}
              isDisabled={name !== undefined}
              aria-label={
                name === undefined
                  ? words.t('colour.full', { colour })
                  : words.t('colour.taken', { colour, name })
              }
            >
              <span className={styles.emblem}>
                <Emblem playerColour={colour} size={36} />
              </span>
              <span className={styles.name}>{name ?? words.t('colour.name', { colour })}</span>
            </Radio>
          );
        })}
      </span>
    </RadioGroup>
  );
}
