import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useWords } from '../words/useWords.tsx';
import { Button } from './Button.tsx';
import styles from './CopyField.module.css';
import { copyText } from './copy-text.ts';
import { Field } from './Field.tsx';

/** A link to share: displayed, copied with one tap, or passed to the device's share function if there is one. */
export function CopyField({ label, value }: { label: string; value: string }) {
  const words = useWords();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    setCopied(await copyText(value));
  };
  return (
    <div className={styles.copy}>
      <Field label={label} value={value} onChange={() => undefined} isReadOnly />
      <Button onPress={() => void copy()}>
        {copied ? <Check size={18} aria-hidden /> : <Copy size={18} aria-hidden />}
        <span aria-live="polite">{words.t(copied ? 'copied' : 'copy')}</span>
      </Button>
    </div>
  );
}
