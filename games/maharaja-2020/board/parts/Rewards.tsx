import { Icon } from '@durbar/kit/art/Icon.tsx';
import { usePieceAnimation } from '@durbar/kit/board/animation/AnimationProvider.tsx';
import { joinSentences } from '@durbar/kit/board/join-sentences.ts';
import { Card } from '@durbar/kit/ui/Card.tsx';
import { joinClasses } from '@durbar/kit/ui/join-classes.ts';
import { lazyComponent } from '@durbar/kit/ui/lazy-component.tsx';
import { type ReactElement, useState } from 'react';
import { withClause } from '../../../kingdom/board/edition.ts';
import { REWARDS, rewardReach } from '../../rules/index.ts';
import { useBoard, useBoardWords } from '../board-context.ts';
import { rewardArt } from '../model/art.ts';
import { REWARD_CLAUSE } from '../model/clauses.ts';
import { listRulesInPlay } from '../model/position.ts';
import styles from './Rewards.module.css';

const RulesInPlayDialog = lazyComponent(() => import('./RulesInPlayDialog.tsx'));

/** With more seats their boards leave no room for the rewards' names on a wide screen. */
const MOST_SEATS_BESIDE_NAMES = 2;

/** The reward track, with the topmost tile first; tiles that can be taken are targets. */
export function Rewards(): ReactElement {
  const words = useBoardWords();
  const { position, layout } = useBoard();
  const { rewards } = position;
  const reach = rewardReach(position);
  return (
    <Card className={styles.sheet} data-layout={layout} aria-labelledby="m20-rewards">
      <h2 id="m20-rewards" className={styles.head}>
        {words.t('m20.rewards')} <small>{words.t('m20.rewards.reach', { count: reach })}</small>
      </h2>
      <ol
        className={styles.list}
        data-many={rewards.length > 8}
        data-named={position.seats <= MOST_SEATS_BESIDE_NAMES && rewards.length <= 8}
      >
        {rewards
          .map((tile, space) => ({ tile, space }))
          .toReversed()
          .map(({ tile, space }) => (
            <li key={tile < 0 ? `gap-${space}` : tile} className={styles.row}>
              {tile < 0 ? <span className={styles.gap} /> : <Tile tile={tile} near={space < reach} />}
            </li>
          ))}
      </ol>
      <RulesInPlay />
    </Card>
  );
}

function Tile({ tile, near }: { readonly tile: number; readonly near: boolean }): ReactElement {
  const words = useBoardWords();
  const { targets, playTargetOrExplain, position } = useBoard();
  const ref = usePieceAnimation<HTMLButtonElement>(`tile-${tile}`);
  const name = REWARDS[tile] ?? 'coins3';
  const isTarget = targets.tiles.has(tile);
  const about = words.formatMessage({ key: `reward.${name}.about` });
  return (
    <button
      ref={ref}
      type="button"
      className={joinClasses(styles.tile, near && styles.near, isTarget && styles.target)}
      data-tip={withClause(about, REWARD_CLAUSE)}
      aria-disabled={!isTarget}
      aria-label={joinSentences(words.t(`m20.reward.${name}`), about)}
      data-target="tile"
      data-tile={tile}
      data-place={`tile-${tile}`}
      data-lit={isTarget}
      data-taken={position.reward === tile}
      onClick={() => playTargetOrExplain(targets.tiles.get(tile), { type: 'reward', tile })}
    >
      <Icon name={rewardArt(tile)} size={30} />
      <span>{words.t(`m20.reward.${name}`)}</span>
    </button>
  );
}

/** A button that shows the special rules and the final scoring of this match; nothing if all rules are standard. */
function RulesInPlay(): ReactElement | null {
  const words = useBoardWords();
  const { position } = useBoard();
  const [isOpen, setOpen] = useState(false);
  if (listRulesInPlay(position).length === 0) return null;
  return (
    <>
      <button type="button" className={styles.open} data-mark="rules-in-play" onClick={() => setOpen(true)}>
        {words.t('m20.inPlay')}
      </button>
      {isOpen && <RulesInPlayDialog onClose={() => setOpen(false)} />}
    </>
  );
}
