import { findCover } from '@durbar/games/registry/covers.ts';
import { loadTutorial } from '@durbar/games/registry/tutorials.ts';
import { beatsOf } from '@durbar/kit/tutorial/script.ts';
import type { TutorialFile } from '@durbar/kit/tutorial/tutorial.ts';
import { LinkButton } from '@durbar/kit/ui/Button.tsx';
import { useCallback, useEffect, useState } from 'react';
import { type LoadedGame, loadGame } from '../../games/load-game.ts';
import { TutorialMatch } from '../../local/tutorial-match.ts';
import { readTutorialProgress } from '../../local/tutorial-progress.ts';
import { useMyName } from '../../state/me.ts';
import { useLoaded } from '../../state/useLoaded.ts';
import { useWords } from '../../words/useWords.tsx';
import { Loading } from '../layout/Loading.tsx';
import { Notice } from '../layout/Notice.tsx';
import { TablePage } from '../table/TablePage.tsx';
import { LearnScreen } from './LearnScreen.tsx';

interface TutorialProps {
  game: string;
  /** The name of the tutorial; by default the game's first one. */
  name?: string | undefined;
}

interface LoadedTutorial {
  readonly file: TutorialFile;
  readonly loaded: LoadedGame;
}

/** A game's tutorial, from where it was left on this device. */
export default function LearnPage({ game, name = findCover(game)?.tutorials?.[0] ?? '' }: TutorialProps) {
  return <TutorialLoader key={`${game} ${name}`} game={game} name={name} />;
}

function TutorialLoader({ game, name }: { readonly game: string; readonly name: string }) {
  const words = useWords();
  const load = useCallback(async (): Promise<LoadedTutorial | 'missing'> => {
    const file = await loadTutorial(game, name);
    return file ? { file, loaded: await loadGame(game, file.tutorial.rules) } : 'missing';
  }, [game, name]);
  const { value, failure } = useLoaded(load, game);
  if (failure) throw failure;
  if (!value) return <Loading />;
  if (value === 'missing')
    return (
      <Notice title={words.t('learn.missing')}>
        <LinkButton href="/">{words.t('home.back')}</LinkButton>
      </Notice>
    );
  return <OpenTutorial name={name} {...value} />;
}

function OpenTutorial({ name, file, loaded }: LoadedTutorial & { readonly name: string }) {
  const words = useWords();
  const myName = useMyName() || words.t('me.guest');
  const { tutorial } = file;
  const { game, rules } = tutorial;
  const [session, setSession] = useState(() => ({
    id: 0,
    beat: readTutorialProgress(game, name, rules, beatsOf(tutorial).length).beat,
  }));
  const [match, setMatch] = useState<TutorialMatch | null>(null);
  useEffect(() => {
    const opened = TutorialMatch.open(file, loaded.game, session.beat, myName);
    setMatch(opened);
    return () => opened.close();
    // A new name is used the next time.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [file, loaded, session]);
  const jump = useCallback((beat: number) => {
    setMatch(null);
    setSession(({ id }) => ({ id: id + 1, beat }));
  }, []);
  if (!match) return <Loading />;
  return (
    <TablePage
      key={session.id}
      loaded={loaded}
      connection={match}
      table={`learn-${game}`}
      startAt={null}
      screen={<LearnScreen name={name} tutorial={tutorial} match={match} onJump={jump} />}
    />
  );
}
