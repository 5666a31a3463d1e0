import { LinkButton } from '@durbar/kit/ui/Button.tsx';
import { useTitle } from '../../state/useTitle.ts';
import { useWords } from '../../words/useWords.tsx';
import { Notice } from './Notice.tsx';

/** The page for an unknown address. */
export function NotFound() {
  const words = useWords();
  useTitle(words.t('notFound.title'));
  return (
    <Notice title={words.t('notFound.title')}>
      <p>{words.t('notFound.text')}</p>
      <LinkButton href="/" variant="fill">
        {words.t('home.back')}
      </LinkButton>
    </Notice>
  );
}
