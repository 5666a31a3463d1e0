import { Button } from '@durbar/kit/ui/Button.tsx';
import type { ReactNode } from 'react';
import { useWords, type WordKey } from '../../../words/useWords.tsx';

/** The key that does the same as each round button (`useHistoryKeys`). */
const ROUND_KEYS = {
  'history.first': 'key.home',
  'history.back': 'key.left',
  'history.play': 'key.space',
  'history.stop': 'key.space',
  'history.forward': 'key.right',
  'history.last': 'key.end',
} as const satisfies Partial<Record<WordKey, WordKey>>;

interface RoundButtonProps {
  label: keyof typeof ROUND_KEYS;
  isDisabled: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** A button of the look back. */
export function RoundButton({ label, isDisabled, onPress, children }: RoundButtonProps) {
  const words = useWords();
  return (
    <Button
      variant="round"
      aria-label={words.t(label)}
      keys={words.t(ROUND_KEYS[label])}
      isDisabled={isDisabled}
      onPress={onPress}
    >
      {children}
    </Button>
  );
}
