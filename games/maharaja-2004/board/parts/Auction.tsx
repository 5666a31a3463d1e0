import { Icon } from '@durbar/kit/art/Icon.tsx';
import { joinSentences } from '@durbar/kit/board/join-sentences.ts';
import { seatNamer } from '@durbar/kit/board/seats.ts';
import { Button } from '@durbar/kit/ui/Button.tsx';
import { Card } from '@durbar/kit/ui/Card.tsx';
import { Ribbon } from '@durbar/kit/ui/Ribbon.tsx';
import { Minus, Plus } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { Portrait } from '../../../kingdom/board/parts/CharacterRow.tsx';
import { useBoard, useBoardWords } from '../board-context.ts';
import { bidderStatus } from '../describe-game.ts';
import { emblemArt, portraitArt } from '../model/art.ts';
import { asksBid } from '../model/position.ts';
import styles from './Auction.module.css';
import { inBank } from './Characters.tsx';

/**
 * The auction of the next character: the highest bid, the viewer's own bid, the remaining bidders. On a phone the own bid
 * comes before the bidders.
 */
export function Auction(): ReactElement {
  const words = useBoardWords();
  const { position, seats, decisionKind, layout } = useBoard();
  const { bid, bidder } = position;
  return (
    <Card border="gold" className={styles.panel} aria-label={words.t('m04.auction')}>
      {layout === 'wide' && (
        <>
          <h3 className={styles.head}>{words.t('m04.auction')}</h3>
          <Prizes />
        </>
      )}
      <Ribbon as="p" className={styles.high} role="status">
        <Icon name="gold" size={26} />
        <b>{bidder < 0 ? '–' : bid}</b>
        <span>
          {bidder < 0
            ? words.t('m04.auction.none')
            : words.t('m04.auction.by', { name: seatNamer(seats)(bidder) })}
        </span>
      </Ribbon>
      {asksBid(decisionKind) && <Bid />}
      {layout === 'tall' && (
        <>
          <Bidders />
          <Prizes />
        </>
      )}
    </Card>
  );
}

/** The characters that can still be won. Pressing one says what it can do. */
function Prizes(): ReactElement {
  const words = useBoardWords();
  const { position } = useBoard();
  const [read, setRead] = useState<number | null>(null);
  const name = (character: number) => words.formatMessage({ key: `character.${character}.name` });
  const about = (character: number) => words.formatMessage({ key: `character.${character}` });
  return (
    <>
      <span className={styles.prizes} role="group" aria-label={words.t('m04.characters')}>
        {inBank(position).map((character) => (
          <button
            key={character}
            type="button"
            className={styles.prize}
            aria-pressed={read === character}
            aria-label={joinSentences(name(character), about(character))}
            data-tip=""
            onClick={() => setRead(read === character ? null : character)}
          >
            <Portrait art={portraitArt(character)} character={character} size={32} />
          </button>
        ))}
      </span>
      {read !== null && (
        <p className={styles.about}>
          <b>{name(read)}</b> {about(read)}
        </p>
      )}
    </>
  );
}

/** The remaining bidders. */
function Bidders(): ReactElement {
  const words = useBoardWords();
  const { position, seats } = useBoard();
  return (
    <ul className={styles.seats}>
      {seats.map(({ seat, playerColour, name }) => {
        const state = bidderStatus(position, seat);
        return (
          <li key={seat} data-state={state}>
            <Icon name={emblemArt(playerColour)} size={18} />
            <span>{name}</span>
            <small>{words.t('m04.auction.state', { state })}</small>
          </li>
        );
      })}
    </ul>
  );
}

/** The viewer's own bid: a higher one, or a pass. */
function Bid(): ReactElement {
  const words = useBoardWords();
  const { position, decidingSeat, play, busy, explain, targets } = useBoard();
  const least = position.bid + 1;
  const most = position.gold[decidingSeat ?? 0] ?? 0;
  const [wish, setWish] = useState(least);
  const gold = Math.max(least, Math.min(wish, Math.max(least, most)));
  const mayPass = targets.movesWithoutTarget.some(({ type }) => type === 'pass');
  const mayBid = gold <= most;
  return (
    <div className={styles.bid}>
      <div className={styles.stepper}>
        <button
          type="button"
          aria-label={words.t('m04.auction.less')}
          disabled={gold <= least}
          onClick={() => setWish(gold - 1)}
        >
          <Minus size={20} aria-hidden />
        </button>
        <output>{mayBid ? gold : '–'}</output>
        <button
          type="button"
          aria-label={words.t('m04.auction.more')}
          disabled={gold >= most}
          onClick={() => setWish(gold + 1)}
        >
          <Plus size={20} aria-hidden />
        </button>
      </div>
      <Button
        variant="fill"
        data-mark="bid"
        isDisabled={busy || !mayBid}
        onPress={() => play({ type: 'bid', gold })}
      >
        {words.t('m04.auction.bid', { gold: mayBid ? gold : least })}
      </Button>
      <Button
        data-mark={mayPass ? 'pass' : 'open'}
        isDisabled={busy}
        onPress={() =>
          mayPass
            ? play({ type: 'pass' })
            : explain({ message: { key: 'refusal.mustOpen' }, clause: 'M04-10.4' })
        }
      >
        {words.formatMessage({ key: 'move.pass' })}
      </Button>
    </div>
  );
}
