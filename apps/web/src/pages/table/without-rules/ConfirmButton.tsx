import { Button } from '@durbar/kit/ui/Button.tsx';
import { useState } from 'react';
import { useWords } from '../../../words/useWords.tsx';
import styles from './MatchWithoutRules.module.css';

interface ConfirmButtonProps {
  /** Label of the button, and of the button that confirms. */
  label: string;
  /** A description of the consequences. */
  sure: string;
  onConfirm: () => void;
}

/** A button for an irreversible action, which it asks to confirm. */
export function ConfirmButton({ label, sure, onConfirm }: ConfirmButtonProps) {
  const words = useWords();
  const [confirming, setConfirming] = useState(false);
  if (!confirming) return <Button onPress={() => setConfirming(true)}>{label}</Button>;
  return (
    <>
      <p className={styles.sure} role="status">
        {sure}
      </p>
      <Button variant="danger" onPress={onConfirm}>
        {label}
      </Button>
      <Button onPress={() => setConfirming(false)}>{words.t('resign.no')}</Button>
    </>
  );
}
