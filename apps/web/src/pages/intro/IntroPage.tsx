import { findCover } from '@durbar/games/registry/covers.ts';
import { LinkButton } from '@durbar/kit/ui/Button.tsx';
import { WordsLayer } from '@durbar/kit/words/useWords.tsx';
import { useCallback } from 'react';
import { useLoaded } from '../../state/useLoaded.ts';
import { useWords } from '../../words/useWords.tsx';
import { Loading } from '../layout/Loading.tsx';
import { Notice } from '../layout/Notice.tsx';
import { IntroScreen } from './IntroScreen.tsx';
import { fetchIntro } from './load-intro.ts';

interface IntroPageProps {
  game: string;
  /** The name of the introduction; by default the game's first one. */
  name?: string | undefined;
}

/** A game in two minutes. */
export default function IntroPage({ game, name = findCover(game)?.intros?.[0] ?? '' }: IntroPageProps) {
  const words = useWords();
  const load = useCallback(async () => (await fetchIntro(game, name)) ?? 'missing', [game, name]);
  const { value, failure } = useLoaded(load, game);
  if (failure) throw failure;
  if (!value) return <Loading />;
  if (value === 'missing')
    return (
      <Notice title={words.t('intro.missing')}>
        <LinkButton href="/">{words.t('home.back')}</LinkButton>
      </Notice>
    );
  return (
    <WordsLayer source={value.loaded.words}>
      <WordsLayer source={value.words}>
        <IntroScreen key={`${game} ${name}`} {...value} />
      </WordsLayer>
    </WordsLayer>
  );
}
