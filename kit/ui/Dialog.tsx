import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useWords } from '../words/useWords.tsx';
import { Button } from './Button.tsx';
import styles from './Dialog.module.css';
import { joinClasses } from './join-classes.ts';
import { useKeptFocus } from './useKeptFocus.ts';

interface DialogProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
  /**
   * `side`: at the right edge, beside the visible table; `middle`: above it. A phone shows both as a sheet from below.
   */
  place?: 'middle' | 'side';
  /** `wide`: for two columns; `whole`: as wide as the window, and on a phone all of it. */
  size?: 'usual' | 'wide' | 'whole';
}

/** A dialog above the page; Esc, a click beside it and its close button close it. */
export function Dialog({ title, isOpen, onClose, children, place = 'middle', size = 'usual' }: DialogProps) {
  return (
    <ModalOverlay
      className={joinClasses(styles.veil, place === 'side' && styles.side)}
      isOpen={isOpen}
      isDismissable
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Modal className={joinClasses(styles.modal, size !== 'usual' && styles[size])}>
        <OpenDialog title={title} onClose={onClose}>
          {children}
        </OpenDialog>
      </Modal>
    </ModalOverlay>
  );
}

/** A dialog's title and content, rendered only while it is open. */
function OpenDialog({ title, onClose, children }: Pick<DialogProps, 'title' | 'onClose' | 'children'>) {
  const words = useWords();
  const dialog = useRef<HTMLElement>(null);
  useKeptFocus(dialog);
  return (
    <AriaDialog ref={dialog} className={styles.dialog ?? ''}>
      <header className={styles.head}>
        <Heading slot="title" level={2} className={styles.title ?? ''}>
          {title}
        </Heading>
        <Button variant="quiet" aria-label={words.t('dialog.close')} onPress={onClose}>
          <X size={20} aria-hidden />
        </Button>
      </header>
      <div className={styles.body}>{children}</div>
    </AriaDialog>
  );
}
