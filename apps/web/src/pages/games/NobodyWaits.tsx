import { Button } from '@durbar/kit/ui/Button.tsx';
import { Card } from '@durbar/kit/ui/Card.tsx';
import { X } from 'lucide-react';
import { useWords } from '../../words/useWords.tsx';
import styles from './Games.module.css';

/** Says that at no other table it is the person's turn. */
export default function NobodyWaits({ onClose }: { onClose: () => void }) {
  const words = useWords();
  return (
    <Card as="div" raised className={styles.nobodyWaits}>
      <p role="status">{words.t('games.next.none')}</p>
      <Button variant="quiet" aria-label={words.t('dialog.close')} onPress={onClose}>
        <X size={18} aria-hidden />
      </Button>
    </Card>
  );
}
