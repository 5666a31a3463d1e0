import { Button } from '@durbar/kit/ui/Button.tsx';
import { CopyField } from '@durbar/kit/ui/CopyField.tsx';
import { KeyRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useWords } from '../../../words/useWords.tsx';
import styles from './SecretLink.module.css';

interface SecretLinkProps {
  label: string;
  /** What the link can do in the wrong hands. */
  warning: string;
  value: string;
  children?: ReactNode;
}

/** A link that must not be passed on: marked by a key and a border of its own, and displayed only when asked for. */
export function SecretLink({ label, warning, value, children }: SecretLinkProps) {
  const words = useWords();
  const [isShown, setShown] = useState(false);
  return (
    <section className={styles.secret} aria-label={label}>
      <p className={styles.title}>
        <KeyRound size={18} aria-hidden />
        {label}
      </p>
      <p className={styles.warning}>{warning}</p>
      {isShown ? (
        <>
          <CopyField label={words.t('secret.field')} value={value} copyLabel={words.t('secret.copy')} />
          {children}
        </>
      ) : (
        <Button onPress={() => setShown(true)}>{words.t('secret.show')}</Button>
      )}
    </section>
  );
}
