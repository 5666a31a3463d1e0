import { Check, Copy, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useWords } from '../words/useWords.tsx';
import { Button } from './Button.tsx';
import styles from './CopyField.module.css';
import { copyText } from './copy-text.ts';
import { Field } from './Field.tsx';

interface CopyFieldProps {
  label: string;
  value: string;
  /** What the link leads to: with it, and on a device that can share, a button opens the device's own sheet. */
  shareTitle?: string;
  /** Text of the copy button, where a plain “Copy” could be taken for that of another link. */
  copyLabel?: string;
}

/** A link to pass on: displayed, copied with one tap, or given to the device's share sheet if there is one. */
export function CopyField({ label, value, shareTitle, copyLabel }: CopyFieldProps) {
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
        <span aria-live="polite">{copied ? words.t('copied') : (copyLabel ?? words.t('copy'))}</span>
      </Button>
      {shareTitle !== undefined && 'share' in navigator && (
        <Button variant="fill" onPress={() => void share(shareTitle, value)}>
          <Share2 size={18} aria-hidden />
          {words.t('share')}
        </Button>
      )}
    </div>
  );
}

/** Opens the device's share sheet. */
async function share(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch (error) {
    // A person who closes the sheet has changed their mind.
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}
