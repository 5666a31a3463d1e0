import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { joinClasses } from './join-classes.ts';
import styles from './Segmented.module.css';

interface Choice<T extends string> {
  readonly value: T;
  readonly text: ReactNode;
  readonly label?: string;
  readonly lang?: string;
}

interface SegmentedProps<T extends string> {
  /** Label for screen readers. */
  label: string;
  value: T;
  choices: readonly Choice<T>[];
  onChange: (value: T) => void;
  wide?: boolean;
  /** One below the other, for texts longer than a word or two. */
  stacked?: boolean;
  isDisabled?: boolean;
}

/** How far each arrow key goes in the list of choices. */
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** A choice between a few short options, all visible. Tab reaches the group once; in it, the arrow keys choose. */
export function Segmented<T extends string>(props: SegmentedProps<T>) {
  const { label, value, choices, onChange, wide = false, stacked = false, isDisabled = false } = props;
  const group = useRef<HTMLDivElement>(null);
  const chosen = choices.findIndex((choice) => choice.value === value);
  const choose = (nth: number) => {
    const choice = choices[nth];
    if (choice && nth !== chosen) onChange(choice.value);
  };
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (Math.max(0, chosen) + step + choices.length) % choices.length;
    group.current?.querySelectorAll('button')[next]?.focus();
    choose(next);
  };
  return (
    <div
      ref={group}
      role="radiogroup"
      aria-label={label}
      className={joinClasses(styles.group, wide && styles.wide, stacked && styles.stacked)}
    >
      {choices.map((choice, nth) => (
        // A native radio button could not be pressed before the page has loaded.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        <button
          key={choice.value}
          type="button"
          role="radio"
          className={styles.choice}
          aria-checked={nth === chosen}
          aria-label={choice.label}
          data-tip={choice.label}
          tabIndex={nth === Math.max(0, chosen) ? 0 : -1}
          disabled={isDisabled}
          onClick={() => choose(nth)}
          onKeyDown={press}
        >
          <span lang={choice.lang}>{choice.text}</span>
        </button>
      ))}
    </div>
  );
}
