import type { ShelfGame } from '../../games/shelf.ts';
import { usePlayBots } from '../../local/usePlayBots.ts';
import { prefer, usePreferences } from '../../state/preferences.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { Ornament } from '../../ui/Ornament.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { useWords } from '../../words/useWords.tsx';
import styles from './GameCard.module.css';

interface GameCardProps {
  game: ShelfGame;
  /** The only game there is: then its card has the room to say more. */
  alone: boolean;
}

/** A game on the shelf, and the ways to begin it. */
export function GameCard({ game, alone }: GameCardProps) {
  const words = useWords();
  const bots = usePlayBots(game);
  const least = Math.min(...game.seatCounts);
  const most = Math.max(...game.seatCounts);
  const name = words.t(`game.${game.id}`);
  return (
    <article className={classes(styles.card, alone && styles.alone)}>
      <img className={styles.cover} src={game.cover} width={260} height={330} alt="" fetchPriority="high" />
      {alone && <Ornament name="flower-corner" width={92} height={68} className={styles.corner} />}
      <div className={styles.text}>
        <div className={styles.head}>
          <div>
            <h2 className={styles.name}>{name}</h2>
            <p className={styles.seats}>{words.t('home.seats', { least, most })}</p>
          </div>
          {least === 1 && (
            <LinkButton href={`/screen/${game.id}?seats=1`}>
              {words.t('home.solo')}
              <span className="visually-hidden"> {words.say({ key: `game.${game.id}.automaton` })}</span>
            </LinkButton>
          )}
        </div>
        {alone && <Ornament name="divider" width={206} height={16} className={styles.divider} />}
        {alone && <p className={styles.blurb}>{words.t(`game.${game.id}.blurb`)}</p>}
        <div className={styles.space} />
        {alone && <Opponents seatCounts={game.seatCounts} />}
        <div className={styles.begin}>
          <Button look="fill" wide isDisabled={bots.starting} onPress={bots.play}>
            {words.t(alone ? 'home.playBots' : 'home.playBots.short')}
            {!alone && <span className="visually-hidden"> {name}</span>}
          </Button>
          <LinkButton href={`/new/${game.id}`} wide>
            {words.t('home.newTable')}
            {!alone && <span className="visually-hidden"> {name}</span>}
          </LinkButton>
          {alone && (
            <LinkButton href={`/screen/${game.id}`} wide>
              {words.t('home.oneScreen')}
            </LinkButton>
          )}
        </div>
      </div>
    </article>
  );
}

/** How many bots, and how strong: kept for the next time, so that the big button needs no questions. */
function Opponents({ seatCounts }: { seatCounts: readonly number[] }) {
  const words = useWords();
  const { opponents, strength } = usePreferences();
  return (
    <div className={styles.opponents}>
      <Segmented
        label={words.t('home.opponents')}
        value={String(opponents)}
        onChange={(value) => prefer({ opponents: Number(value) })}
        choices={seatCounts
          .filter((seats) => seats > 1)
          .map((seats) => ({
            value: String(seats - 1),
            text: words.number(seats - 1),
            label: words.t('home.opponents.count', { count: seats - 1 }),
          }))}
      />
      <Segmented
        label={words.t('home.strength')}
        value={strength}
        onChange={(value) => prefer({ strength: value })}
        choices={(['easy', 'medium', 'hard'] as const).map((value) => ({
          value,
          text: words.t(`strength.${value}`),
        }))}
      />
    </div>
  );
}
