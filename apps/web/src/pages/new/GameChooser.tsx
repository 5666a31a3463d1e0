import { covers } from '@durbar/games/registry/covers.ts';
import { Segmented } from '@durbar/kit/ui/Segmented.tsx';
import { useLocation } from 'wouter';
import { useWords } from '../../words/useWords.tsx';

interface GameChooserProps {
  game: string;
  /** The page of another game, by its id. */
  href: (game: string) => string;
}

/** Chooses the game of a form. */
export function GameChooser({ game, href }: GameChooserProps) {
  const words = useWords();
  const [, go] = useLocation();
  if (covers.length < 2) return null;
  return (
    <Segmented
      wide
      label={words.t('new.game')}
      value={game}
      onChange={(id) => go(href(id), { replace: true })}
      choices={covers.map(({ id }) => ({ value: id, text: words.formatMessage({ key: `game.${id}` }) }))}
    />
  );
}
