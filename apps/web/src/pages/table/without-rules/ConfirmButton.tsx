import { Button } from '@durbar/kit/ui/Button.tsx';
import { useState } from 'react';
import { useWords } from '../../../words/useWords.tsx';
import styles from './MatchWithoutRules.module.css';

interface ConfirmButtonProps {
  /** What it does; also the button that confirms it. */
  label: string;
  /** What will happen. */
  sure: string;
  onConfirm: () => void;
}

/** A button for what cannot be undone: it asks first. */
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
