import { ChevronDown } from 'lucide-react';
import styles from './ColourButton.module.css';
import { Emblem } from './Emblem.tsx';

interface ColourButtonProps {
  /** What it opens, for screen readers. */
  label: string;
  /** The seat's player colours. */
  colours: readonly number[];
  isOpen: boolean;
  /** Id of the element that it opens. */
  controls: string;
  onPress: () => void;
}

/** A seat's emblem as a button that opens the choice of its colour. */
export function ColourButton({ label, colours, isOpen, controls, onPress }: ColourButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      data-tip=""
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onPress}
    >
      {colours.map((colour, nth) => (
        <Emblem key={colour} playerColour={colour} size={nth === 0 ? 36 : 24} />
      ))}
      <ChevronDown size={16} aria-hidden />
    </button>
  );
}
