import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useWords } from '../words/useWords.tsx';
import { Button } from './Button.tsx';
import styles from './CopyField.module.css';
import { Field } from './Field.tsx';

/** A link to hand on: shown, copied with one tap, or shared where the device can. */
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

/** Copies where the browser allows it, also on plain http, where the clipboard's own interface is missing. */
async function copyText(text: string): Promise<boolean> {
  try {
    if (isSecureContext) {
      await navigator.clipboard.writeText(text);
      return true;
    }
  } catch {
    // Refused by a setting of the browser: the older way may still work.
  }
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'visually-hidden';
  document.body.append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  return done;
}
