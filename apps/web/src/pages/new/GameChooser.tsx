import { covers } from '@durbar/games/registry/covers.ts';
import { Card } from '@durbar/kit/ui/Card.tsx';
import { Segmented } from '@durbar/kit/ui/Segmented.tsx';
import { useLocation } from 'wouter';
import { useWords } from '../../words/useWords.tsx';
import styles from './Form.module.css';

interface GameChooserProps {
  game: string;
  /** The page of another game, by its id. */
  href: (game: string) => string;
}

/** Chooses the game of a form, by its picture and name. */
export function GameChooser({ game, href }: GameChooserProps) {
  const words = useWords();
  const [, go] = useLocation();
  if (covers.length < 2) return null;
  return (
    <Card as="div" className={styles.games}>
      <Segmented
        wide
        label={words.t('new.game')}
        value={game}
        onChange={(id) => go(href(id), { replace: true })}
        choices={covers.map(({ id, thumb }) => ({
          value: id,
          text: (
            <span className={styles.gameCard}>
              <img src={thumb} width={48} height={48} alt="" />
              {words.formatMessage({ key: `game.${id}` })}
            </span>
          ),
        }))}
      />
    </Card>
  );
}
