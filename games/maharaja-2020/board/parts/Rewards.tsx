import { Icon } from '@durbar/kit/art/Icon.tsx';
import { useMotion } from '@durbar/kit/board/motion/Stage.tsx';
import { sentences } from '@durbar/kit/board/sentences.ts';
import { classes } from '@durbar/kit/ui/classes.ts';
import type { ReactElement } from 'react';
import { withClause } from '../../../kingdom/board/realm.ts';
import { REWARDS, rewardReach } from '../../rules/index.ts';
import { useDesk } from '../desk.ts';
import { REWARD_CLAUSE } from '../model/clauses.ts';
import { rewardArt } from '../model/look.ts';
import { useBoardWords } from '../useBoardWords.ts';
import styles from './Rewards.module.css';

/** The reward track, topmost first; what is in reach is lit. */
export function Rewards(): ReactElement {
  const words = useBoardWords();
  const { position, layout } = useDesk();
  const { rewards } = position;
  const reach = rewardReach(position);
  return (
    <section className={styles.sheet} data-layout={layout} aria-labelledby="m20-rewards">
      <h2 id="m20-rewards" className={styles.head}>
        {words.t('m20.rewards')} <small>{words.t('m20.rewards.reach', { count: reach })}</small>
      </h2>
      <ol className={styles.list} data-many={rewards.length > 8}>
        {rewards
          .map((tile, space) => ({ tile, space }))
          .toReversed()
          .map(({ tile, space }) => (
            <li key={tile < 0 ? `gap-${space}` : tile} className={styles.row}>
              {tile < 0 ? <span className={styles.gap} /> : <Tile tile={tile} near={space < reach} />}
            </li>
          ))}
      </ol>
    </section>
  );
}

function Tile({ tile, near }: { readonly tile: number; readonly near: boolean }): ReactElement {
  const words = useBoardWords();
  const { offers, takeOr, position } = useDesk();
  const ref = useMotion<HTMLButtonElement>(`tile-${tile}`);
  const name = REWARDS[tile] ?? 'coins3';
  const lit = offers.tiles.has(tile);
  const about = words.say({ key: `reward.${name}.about` });
  return (
    <button
      ref={ref}
      type="button"
      className={classes(styles.tile, near && styles.near, lit && styles.lit)}
      title={withClause(about, REWARD_CLAUSE)}
      aria-disabled={!lit}
      aria-label={sentences(words.t(`m20.reward.${name}`), about)}
      data-target="tile"
      data-tile={tile}
      data-lit={lit}
      data-taken={position.reward === tile}
      onClick={() => takeOr(offers.tiles.get(tile), { type: 'reward', tile })}
    >
      <Icon name={rewardArt(tile)} size={30} />
      <span>{words.t(`m20.reward.${name}`)}</span>
    </button>
  );
}
