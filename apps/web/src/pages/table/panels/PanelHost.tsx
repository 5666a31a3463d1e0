import { Dialog } from '@durbar/kit/ui/Dialog.tsx';
import { useWords } from '../../../words/useWords.tsx';
import type { ChatView } from '../context/chat-contract.ts';
import { useTable } from '../context/table-context.ts';
import { LogPanel } from '../log/LogPanel.tsx';
import { Fairness } from './Fairness.tsx';
import { Help } from './Help.tsx';
import { Invite } from './Invite.tsx';
import { MenuPanel } from './MenuPanel.tsx';
import { MissedEvents } from './MissedEvents.tsx';
import { MovesPanel } from './MovesPanel.tsx';
import { RulesPanel } from './RulesPanel.tsx';
import { ScorePanel } from './ScorePanel.tsx';
import type { PanelName, Panels as PanelsState } from './usePanels.ts';

const IN_THE_MIDDLE: ReadonlySet<PanelName> = new Set(['score', 'missed', 'help', 'fairness', 'invite']);

interface PanelHostProps {
  panels: PanelsState;
  /** The chat beside the board; null at a table without one. */
  chat: ChatView | null;
}

/** The open panel, as a dialog. */
export default function PanelHost({ panels, chat }: PanelHostProps) {
  const words = useWords();
  const { current, close } = panels;
  // The board itself shows what each seat has.
  if (current === null || current === 'seats') return null;
  return (
    <Dialog
      title={words.t(`panel.${current}`)}
      isOpen
      onClose={close}
      place={IN_THE_MIDDLE.has(current) ? 'middle' : 'side'}
      size={current === 'score' || current === 'help' ? 'wide' : 'usual'}
    >
      <Content key={current} panel={current} panels={panels} chat={chat} />
    </Dialog>
  );
}

function Content({ panel, panels, chat }: PanelHostProps & { panel: Exclude<PanelName, 'seats'> }) {
  const { loaded } = useTable();
  switch (panel) {
    case 'menu':
      return <MenuPanel panels={panels} />;
    case 'log':
      return <LogPanel onDone={panels.close} />;
    case 'moves':
      return <MovesPanel />;
    case 'rules':
      return <RulesPanel loaded={loaded} clause={panels.clause} />;
    case 'score':
      return <ScorePanel />;
    case 'missed':
      return <MissedEvents onDone={panels.close} />;
    case 'help':
      return <Help chat={chat} />;
    case 'fairness':
      return <Fairness />;
    case 'invite':
      return <Invite />;
  }
}
