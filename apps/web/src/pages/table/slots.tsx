import { Icon } from '@durbar/kit/art/Icon.tsx';
import { Button } from '@durbar/kit/ui/Button.tsx';
import { ArrowLeft, BookOpen, Eye, FastForward, History, ListOrdered, Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useStore } from 'zustand';
import { versionStore } from '../../sw/register.ts';
import { canSkipPlayback, displayedTurn } from '../../table/playback-status.ts';
import { useWords } from '../../words/useWords.tsx';
import { gameTitle, hasOwnTitle, tableTitle } from '../home/table-text.ts';
import { VersionButton } from '../layout/VersionButton.tsx';
import type { ChatView } from './context/chat-contract.ts';
import { useTable, useTableState } from './context/table-context.ts';
import { useLogLength } from './context/useLog.ts';
import { holdToSkip } from './effects/hold-to-skip.ts';
import { keyName } from './effects/useShortcuts.ts';
import type { PanelName } from './panels/usePanels.ts';
import styles from './slots.module.css';

type SlotLayout = 'wide' | 'tall';

/** The game, the table, the turn, and a link to the home page. */
export function TitleSlot({ layout }: { layout: SlotLayout }) {
  const words = useWords();
  const { loaded } = useTable();
  const info = useTableState((state) => state.info);
  const turn = useTableState((state) => displayedTurn(state, loaded.game));
  const { hasUpdate } = useStore(versionStore);
  const title = gameTitle(words, loaded.id);
  if (layout === 'tall')
    return (
      <div className={styles.tall}>
        <Link href="/" className={styles.back} aria-label={words.t('home.back')} data-tip="">
          <ArrowLeft size={22} aria-hidden />
        </Link>
        <span className={styles.game}>{hasUpdate ? <VersionButton /> : title}</span>
        <Watching />
      </div>
    );
  return (
    <div className={styles.title}>
      <div className={styles.head}>
        <Link href="/" className={styles.brand} aria-label={words.t('home.back')} data-tip="">
          <Icon name="logo" size={32} />
          {!hasUpdate && <span>Durbar</span>}
        </Link>
        {hasUpdate && <VersionButton />}
      </div>
      <p className={styles.game}>{title}</p>
      {info && hasOwnTitle(info) && <p className={styles.small}>{tableTitle(words, info)}</p>}
      {!loaded.board.showsRound && (
        <p className={styles.small}>{words.t('table.turn', { turn: turn + 1 })}</p>
      )}
      <Watching />
    </div>
  );
}

/** A label that says to spectators that they watch. */
function Watching() {
  const words = useWords();
  const { controller } = useTable();
  const isSpectator = useTableState(
    ({ info }) => info !== null && info.you.seat === null && info.you.newcomer === null,
  );
  if (!isSpectator || controller.connection.place !== 'server') return null;
  return (
    <p className={styles.watching}>
      <Eye size={14} aria-hidden />
      {words.t('table.watching')}
    </p>
  );
}

/** A button that skips playback; null if there is nothing to skip. */
export function useSkip(): ReactNode | null {
  const words = useWords();
  const { controller } = useTable();
  const canSkip = useTableState(canSkipPlayback);
  if (!canSkip) return null;
  return (
    <Button
      keys={keyName('skip')}
      onPressStart={({ pointerType }) => {
        // A screen reader presses without holding anything.
        if (pointerType === 'virtual') controller.skipPlayback();
        else holdToSkip(controller);
      }}
    >
      <FastForward size={18} aria-hidden />
      {words.t('table.skip')}
    </Button>
  );
}

interface MenuButtonsProps {
  layout: SlotLayout;
  open: (panel: PanelName) => void;
  /** The chat, if its tab on a phone belongs beside the menu. */
  chat: ChatView | null;
}

/** Round buttons that open the panels; on a phone one button opens a menu of them. */
export function MenuButtons({ layout, open, chat }: MenuButtonsProps) {
  const words = useWords();
  const { controller, chat: parts } = useTable();
  const entries = useLogLength();
  const round = (panel: PanelName, icon: ReactNode) => (
    <Button
      variant="round"
      aria-label={words.t(`panel.${panel}`)}
      keys={keyName(panel)}
      onPress={() => open(panel)}
    >
      {icon}
    </Button>
  );
  if (layout === 'tall')
    return (
      <div className={styles.corner}>
        {chat && parts && <parts.Tab round view={chat} />}
        {round('menu', <Menu size={22} aria-hidden />)}
      </div>
    );
  return (
    <div className={styles.buttons}>
      {round('menu', <Menu size={20} aria-hidden />)}
      {round('rules', <BookOpen size={20} aria-hidden />)}
      {round('moves', <ListOrdered size={20} aria-hidden />)}
      <Button
        variant="round"
        aria-label={words.t('history.open')}
        keys={keyName('back')}
        isDisabled={entries === 0}
        onPress={() => void controller.lookAt(entries - 1)}
      >
        <History size={20} aria-hidden />
      </Button>
    </div>
  );
}
