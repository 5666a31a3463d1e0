import { Button } from '@durbar/kit/ui/Button.tsx';
import { VolumeX, X } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { useWords } from '../../../words/useWords.tsx';
import { Chat } from './Chat.tsx';
import styles from './chat.module.css';
import { Muting, useOtherPeople } from './Muting.tsx';

interface ChatBoxProps {
  /** Absent where it is always open. */
  onClose?: () => void;
  takesFocus?: boolean;
}

/** The open chat with its title. It has keys of its own: the board's do nothing in it, and Escape closes it. */
export function ChatBox({ onClose, takesFocus = false }: ChatBoxProps) {
  const words = useWords();
  const id = useId();
  const [isMuting, setMuting] = useState(false);
  const others = useOtherPeople();
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !onClose) return;
    event.stopPropagation();
    onClose();
  };
  return (
    // The keys are only a shorter way to its buttons.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section className={styles.box} aria-labelledby={id} data-own-keys onKeyDown={press}>
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {words.t('panel.chat')}
        </h2>
        {others.length > 0 && (
          <Button
            variant="quiet"
            aria-label={words.t('chat.mute')}
            aria-expanded={isMuting}
            onPress={() => setMuting(!isMuting)}
          >
            <VolumeX size={18} aria-hidden />
          </Button>
        )}
        {onClose && (
          <Button variant="quiet" aria-label={words.t('chat.close')} onPress={onClose}>
            <X size={18} aria-hidden />
          </Button>
        )}
      </header>
      {isMuting ? <Muting /> : <Chat takesFocus={takesFocus} />}
    </section>
  );
}
