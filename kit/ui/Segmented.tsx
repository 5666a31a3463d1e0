import type { ReactNode } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { joinClasses } from './join-classes.ts';
import styles from './Segmented.module.css';

interface SegmentedProps<T extends string> {
  /** Label for screen readers. */
  label: string;
  value: T;
  choices: readonly {
    readonly value: T;
    readonly text: ReactNode;
    readonly label?: string;
    readonly lang?: string;
  }[];
  onChange: (value: T) => void;
  wide?: boolean;
  /** One below the other, for texts longer than a word or two. */
  stacked?: boolean;
  isDisabled?: boolean;
}

/** A choice between a few short options, all visible. */
export function Segmented<T extends string>(props: SegmentedProps<T>) {
  const { label, value, choices, onChange, wide = false, stacked = false, isDisabled = false } = props;
  return (
    <ToggleButtonGroup
      aria-label={label}
      className={joinClasses(styles.group, wide && styles.wide, stacked && styles.stacked)}
      orientation={stacked ? 'vertical' : 'horizontal'}
      disallowEmptySelection
      isDisabled={isDisabled}
      selectedKeys={[value]}
      selectionMode="single"
      onSelectionChange={(keys) => {
        const chosen = choices.find((choice) => keys.has(choice.value));
        if (chosen) onChange(chosen.value);
      }}
    >
      {choices.map((choice) => (
        <ToggleButton
          key={choice.value}
          id={choice.value}
          className={styles.choice ?? ''}
          {...(choice.label === undefined ? {} : { 'aria-label': choice.label })}
        >
          <span {...(choice.lang === undefined ? {} : { lang: choice.lang })}>{choice.text}</span>
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
