import { FormatError } from '@durbar/kernel';
import { Button, LinkButton } from '@durbar/kit/ui/Button.tsx';
import { useEffect, useState } from 'react';
import { type OpenedMatch, openMatch } from '../../local/open-match.ts';
import { useWords } from '../../words/useWords.tsx';
import { Loading } from '../layout/Loading.tsx';
import { Notice } from '../layout/Notice.tsx';
import { TablePage } from './TablePage.tsx';

type LoadStatus =
  | { readonly kind: 'opening' }
  | { readonly kind: 'open'; readonly opened: OpenedMatch }
  | { readonly kind: 'missing' | 'elsewhere' | 'unreadable' };

/** A match of this device. */
export default function LocalTable({ match }: { match: string }) {
  const words = useWords();
  const [standing, setStanding] = useState<LoadStatus>({ kind: 'opening' });
  const [kept, setKept] = useState(true);
  useEffect(() => {
    let opened: OpenedMatch | null = null;
    let gone = false;
    openMatch(match, {
      onClaimedElsewhere: () => {
        if (!gone) setStanding({ kind: 'elsewhere' });
      },
      onNotSaved: () => setKept(false),
    }).then(
      (found) => {
        opened = found;
        if (gone) found?.close();
        else setStanding(found ? { kind: 'open', opened: found } : { kind: 'missing' });
      },
      (error: unknown) => {
        // A browser that keeps nothing has no such game either.
        const kind = error instanceof FormatError ? 'unreadable' : 'missing';
        console.warn(error);
        if (!gone) setStanding({ kind });
      },
    );
    return () => {
      gone = true;
      opened?.close();
    };
  }, [match]);
  if (standing.kind === 'opening') return <Loading />;
  if (standing.kind === 'open') {
    const { loaded, link } = standing.opened;
    return <TablePage loaded={loaded} link={link} table={match} notKept={!kept} />;
  }
  const { kind } = standing;
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
