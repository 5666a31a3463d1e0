import { FormatError } from '@durbar/kernel';
import { Button, LinkButton } from '@durbar/kit/ui/Button.tsx';
import { useEffect, useState } from 'react';
import { type LocalMatchWithoutRules as Found, type OpenedMatch, openMatch } from '../../local/open-match.ts';
import { lazyPage } from '../../words/lazy-page.tsx';
import { useWords } from '../../words/useWords.tsx';
import { Loading } from '../layout/Loading.tsx';
import { Notice } from '../layout/Notice.tsx';
import { TablePage } from './TablePage.tsx';

const LocalMatchWithoutRules = lazyPage(
  ['without-rules'],
  () => import('./without-rules/LocalMatchWithoutRules.tsx'),
  <Loading />,
);
const UnreadableMatch = lazyPage([], () => import('./without-rules/UnreadableMatch.tsx'), <Loading />);

type LoadStatus =
  | { readonly kind: 'opening' }
  | { readonly kind: 'open'; readonly opened: OpenedMatch }
  | { readonly kind: 'withoutRules'; readonly found: Found }
  | { readonly kind: 'missing' | 'elsewhere' | 'unreadable' };

/** A match of this device. */
export default function LocalTable({ match }: { match: string }) {
  const words = useWords();
  const [status, setStatus] = useState<LoadStatus>({ kind: 'opening' });
  const [isSaved, setSaved] = useState(true);
  useEffect(() => {
    let opened: OpenedMatch | null = null;
    let unmounted = false;
    openMatch(match, {
      onClaimedElsewhere: () => {
        if (!unmounted) setStatus({ kind: 'elsewhere' });
      },
      onNotSaved: () => setSaved(false),
    }).then(
      (found) => {
        if (found && 'connection' in found) {
          opened = found;
          if (unmounted) found.close();
          else setStatus({ kind: 'open', opened: found });
        } else if (!unmounted) setStatus(found ? { kind: 'withoutRules', found } : { kind: 'missing' });
      },
      (error: unknown) => {
        // A browser that stores nothing has no such game either.
        const kind = error instanceof FormatError ? 'unreadable' : 'missing';
        console.warn(error);
        if (!unmounted) setStatus({ kind });
      },
    );
    return () => {
      unmounted = true;
      opened?.close();
    };
  }, [match]);
  if (status.kind === 'opening') return <Loading />;
  if (status.kind === 'open') {
    const { loaded, connection } = status.opened;
    return <TablePage loaded={loaded} connection={connection} table={match} isNotSaved={!isSaved} />;
  }
  if (status.kind === 'withoutRules') return <LocalMatchWithoutRules found={status.found} />;
  if (status.kind === 'unreadable') return <UnreadableMatch match={match} />;
  const { kind } = status;
  return (
    <Notice title={words.t(`local.${kind}`)}>
      <p>{words.t(`local.${kind}.text`)}</p>
      {kind === 'elsewhere' && (
        <Button variant="fill" onPress={() => location.reload()}>
          {words.t('local.elsewhere.here')}
        </Button>
      )}
      <LinkButton href="/">{words.t('home.back')}</LinkButton>
    </Notice>
  );
}
