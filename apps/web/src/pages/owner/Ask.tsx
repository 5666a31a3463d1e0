import { Button } from '@durbar/kit/ui/Button.tsx';
import { useState } from 'react';
import { useWords } from '../../words/useWords.tsx';
import { ProblemText } from '../people/ProblemText.tsx';
import { useRequests } from '../settings/useRequests.ts';
import styles from './Owner.module.css';

interface AskProps {
  /** What the button says, and for screen readers of what. */
  title: string;
  of: string;
  /** What it does. */
  text: string;
  isDangerous?: boolean;
  act: () => Promise<void>;
}

/** A button that first says what it does. */
export function Ask({ title, of, text, isDangerous = false, act }: AskProps) {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const { busy, problem, run } = useRequests();
  if (!isOpen)
    return (
      <Button onPress={() => setOpen(true)}>
        {title}
        <span className="visually-hidden"> {of}</span>
      </Button>
    );
  const go = () =>
    run(async () => {
      await act();
      setOpen(false);
    });
  return (
    <div className={styles.ask}>
      <p className={styles.askText} role="status">
        {text}
      </p>
      <div className={styles.buttons}>
        <Button variant={isDangerous ? 'danger' : 'fill'} isDisabled={busy} onPress={() => void go()}>
          {title}
        </Button>
        <Button onPress={() => setOpen(false)}>{words.t('cancel')}</Button>
      </div>
      <ProblemText problem={problem} />
    </div>
  );
}
