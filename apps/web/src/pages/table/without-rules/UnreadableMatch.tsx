import { Button, LinkButton } from '@durbar/kit/ui/Button.tsx';
import { useLocation } from 'wouter';
import { matchLibrary } from '../../../local/match-library.ts';
import { useWords } from '../../../words/useWords.tsx';
import { Notice } from '../../layout/Notice.tsx';
import { downloadText } from '../panels/download-text.ts';
import { ConfirmButton } from './ConfirmButton.tsx';

/** A saved match of this device that this page cannot read. What is stored can be downloaded as it is, and deleted. */
export default function UnreadableMatch({ match }: { match: string }) {
  const words = useWords();
  const [, go] = useLocation();
  const save = async () => {
    downloadText(`${match}.json`, JSON.stringify(await matchLibrary.stored(match), null, 2));
  };
  const remove = async () => {
    await matchLibrary.remove(match);
    go('/', { replace: true });
  };
  return (
    <Notice title={words.t('local.unreadable')}>
      <p>{words.t('local.unreadable.text')}</p>
      <Button variant="fill" onPress={() => void save()}>
        {words.t('record.download')}
      </Button>
      <ConfirmButton
        label={words.t('local.discard')}
        sure={words.t('local.discard.sure')}
        onConfirm={() => void remove()}
      />
      <LinkButton href="/">{words.t('home.back')}</LinkButton>
    </Notice>
  );
}
