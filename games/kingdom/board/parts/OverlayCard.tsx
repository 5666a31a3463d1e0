import { joinClasses } from '@durbar/kit/ui/join-classes.ts';
import { X } from 'lucide-react';
import type { HTMLAttributes, ReactElement, Ref } from 'react';
import { useKingdomWords } from '../board-context.ts';
import styles from './OverlayCard.module.css';

/** A card over the middle of the map. */
export function OverlayCard({ className, ...rest }: HTMLAttributes<HTMLElement>): ReactElement {
  return <section {...rest} className={joinClasses(styles.card, className)} data-scrolls />;
}

interface CloseButtonProps {
  readonly onClose: () => void;
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** The close button at the upper right of a card. */
export function CloseButton({ onClose, className, ref }: CloseButtonProps): ReactElement {
  const words = useKingdomWords();
  return (
    <button
      ref={ref}
      type="button"
      className={joinClasses(styles.close, className)}
      aria-label={words.t('kingdom.close')}
      onClick={onClose}
    >
      <X size={18} aria-hidden />
    </button>
  );
}
