import type { Message } from '@durbar/kernel';
import { Button, LinkButton } from '@durbar/kit/ui/Button.tsx';
import { useState } from 'react';
import { Notice } from '../../app/Notice.tsx';
import { ApiError } from '../../net/api.ts';
import { useTitle } from '../../state/useTitle.ts';
import { useWords, type WordKey } from '../../words/useWords.tsx';

interface CodePageProps {
  title: WordKey;
  text: WordKey;
  action: WordKey;
  /** Uses the code. @throws {ApiError} */
  take: () => Promise<void>;
}

/**
 * Asks before a code is used: programs that look at links in messages open them too, and would use up one that works
 * once.
 */
export function CodePage({ title, text, action, take }: CodePageProps) {
  const words = useWords();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Message | null>(null);
  useTitle(words.t(title));
  const use = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await take();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.problem);
      setBusy(false);
    }
  };
  return (
    <Notice title={words.t(title)}>
      <p>{words.t(text)}</p>
      {problem && <p role="alert">{words.formatMessage(problem)}</p>}
      <Button variant="fill" isDisabled={busy} onPress={() => void use()}>
        {words.t(action)}
      </Button>
      <LinkButton href="/">{words.t('home.back')}</LinkButton>
    </Notice>
  );
}
