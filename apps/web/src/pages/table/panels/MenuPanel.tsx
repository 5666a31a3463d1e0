import { LOCALE_NAMES, LOCALES } from '@durbar/kernel/locales';
import { Button, LinkButton } from '@durbar/kit/ui/Button.tsx';
import { Segmented } from '@durbar/kit/ui/Segmented.tsx';
import { useMedia } from '@durbar/kit/ui/useMedia.ts';
import type { AgreeTo } from '@durbar/protocol';
import {
  ArrowRight,
  BookOpen,
  DoorOpen,
  Download,
  Flag,
  Handshake,
  History,
  Hourglass,
  Keyboard,
  Link2,
  List,
  ListOrdered,
  Pause,
  Play,
  ShieldCheck,
  Users,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { api } from '../../../net/api.ts';
import { clockApi } from '../../../net/clock-api.ts';
import { changePreferences } from '../../../state/preferences.ts';
import { useLocale } from '../../../state/usePreferences.ts';
import { useWords } from '../../../words/useWords.tsx';
import { askForNextTable } from '../../games/next-table-requests.ts';
import { AppearanceSettings } from '../../settings/AppearanceSettings.tsx';
import { useTable, useTableState } from '../context/table-context.ts';
import { useLogLength } from '../context/useLog.ts';
import { keyName } from '../effects/useShortcuts.ts';
import { type TableChange, useTableChange } from '../useTableChange.ts';
import { DeleteGame } from './DeleteGame.tsx';
import { HostSeats } from './HostSeats.tsx';
import styles from './panels.module.css';
import { TablePeople } from './TablePeople.tsx';
import { useDownload } from './useDownload.ts';
import type { PanelName, Panels } from './usePanels.ts';

/** The menu: opens panels, acts on the table, and has settings. */
export function MenuPanel({ panels }: { panels: Panels }) {
  const words = useWords();
  const locale = useLocale();
  const { controller } = useTable();
  const entries = useLogLength();
  const download = useDownload();
  // A phone has no keys; with a keyboard attached, ? still opens them.
  const hasKeyboard = useMedia('(hover: hover)');
  const to = (panel: PanelName, icon: ReactNode) => (
    <Item icon={icon} keys={keyName(panel)} onPress={() => panels.open(panel)}>
      {words.t(`panel.${panel}`)}
    </Item>
  );
  return (
    <>
      <div className={styles.group}>
        {to('log', <List size={20} aria-hidden />)}
        {to('moves', <ListOrdered size={20} aria-hidden />)}
        <Item
          icon={<History size={20} aria-hidden />}
          keys={keyName('back')}
          isDisabled={entries === 0}
          onPress={() => {
            panels.close();
            void controller.lookAt(entries - 1);
          }}
        >
          {words.t('history.open')}
        </Item>
        <Item
          icon={<ArrowRight size={20} aria-hidden />}
          keys="N"
          onPress={() => {
            panels.close();
            askForNextTable();
          }}
        >
          {words.t('games.next')}
        </Item>
        {to('seats', <Users size={20} aria-hidden />)}
        {to('rules', <BookOpen size={20} aria-hidden />)}
        {hasKeyboard && to('help', <Keyboard size={20} aria-hidden />)}
      </div>
      <div className={styles.group}>
        <TableActions panels={panels} />
        {controller.connection.place === 'server' && to('invite', <Link2 size={20} aria-hidden />)}
        {to('fairness', <ShieldCheck size={20} aria-hidden />)}
        <Item icon={<Download size={20} aria-hidden />} isDisabled={download.busy} onPress={download.save}>
          {words.t(download.label)}
        </Item>
        <DeleteGame />
      </div>
      <TablePeople />
      <HostSeats />
      <div className={styles.group}>
        <div className={styles.stack}>
          <AppearanceSettings />
          <Segmented
            wide
            label={words.t('settings.language')}
            value={locale}
            onChange={(value) => changePreferences({ locale: value })}
            choices={LOCALES.map((each) => ({ value: each, text: LOCALE_NAMES[each], lang: each }))}
          />
          <LinkButton href="/" wide>
            {words.t('home.back')}
          </LinkButton>
        </div>
      </div>
    </>
  );
}

const PAUSE: AgreeTo = { proposal: { kind: 'pause' }, agreed: true };
const END: AgreeTo = { proposal: { kind: 'abandon' }, agreed: true };
const MORE: AgreeTo = { proposal: { kind: 'extend', ms: 24 * 60 * 60_000 }, agreed: true };

interface ProposalsProps extends Pick<TableChange, 'run'> {
  table: string;
  panels: Panels;
}

/** What one can ask the others for at a table with a clock. Alone there is nobody to agree on an end with. */
function Proposals({ table, panels, run }: ProposalsProps) {
  const words = useWords();
  const people = useTableState(({ info }) => info?.seats.filter(({ person }) => person !== null).length ?? 0);
  const ask = (proposal: AgreeTo) => {
    void run(() => clockApi.agree(table, proposal));
    panels.close();
  };
  return (
    <>
      <Item icon={<Hourglass size={20} aria-hidden />} onPress={() => ask(MORE)}>
        {words.t('agree.more')}
      </Item>
      {people > 1 && (
        <Item icon={<Handshake size={20} aria-hidden />} onPress={() => ask(END)}>
          {words.t('agree.end')}
        </Item>
      )}
    </>
  );
}

/** Pause, resume and resign, for seated players of a running match. */
function TableActions({ panels }: { panels: Panels }) {
  const words = useWords();
  const { controller } = useTable();
  const seat = useTableState((state) => state.info?.you.seat ?? null);
  const situation = useTableState((state) => state.latest?.situation ?? null);
  const clocked = useTableState(({ info }) => (info?.clock ? info.id : null));
  const { run } = useTableChange();
  const [confirming, setConfirming] = useState(false);
  if (seat === null || !situation || (situation.status !== 'running' && situation.status !== 'paused'))
    return null;
  const paused = situation.status === 'paused';
  const hasResigned = situation.seats[seat]?.resigned ?? false;
  return (
    <>
      <Item
        icon={paused ? <Play size={20} aria-hidden /> : <Pause size={20} aria-hidden />}
        onPress={() => {
          // With a clock a pause needs all who play.
          if (clocked !== null && !paused) void run(() => clockApi.agree(clocked, PAUSE));
          else void controller.act({ kind: paused ? 'resume' : 'pause' });
          panels.close();
        }}
      >
        {words.t(paused ? 'paused.resume' : 'paused.pause')}
      </Item>
      {clocked !== null && <Proposals table={clocked} panels={panels} run={run} />}
      {!hasResigned && !confirming && (
        <Item icon={<Flag size={20} aria-hidden />} onPress={() => setConfirming(true)}>
          {words.t('resign')}
        </Item>
      )}
      {!hasResigned && confirming && (
        <div className={styles.actions}>
          <p>{words.t('resign.sure')}</p>
          <Button
            variant="danger"
            onPress={() => {
              void controller.act({ kind: 'resign' });
              panels.close();
            }}
          >
            {words.t('resign.yes')}
          </Button>
          <Button onPress={() => setConfirming(false)}>{words.t('resign.no')}</Button>
        </div>
      )}
      {!hasResigned && controller.connection.place === 'server' && <GiveUpSeat panels={panels} />}
    </>
  );
}

/** Gives up the viewer's seat: a bot plays it until somebody sits down there, which may be the same person again. */
function GiveUpSeat({ panels }: { panels: Panels }) {
  const words = useWords();
  const table = useTableState((state) => state.info?.id ?? null);
  const isPersons = useTableState(({ info }) => info?.seats[info.you.seat ?? -1]?.person !== undefined);
  const { busy, run } = useTableChange();
  const [confirming, setConfirming] = useState(false);
  if (table === null || !isPersons) return null;
  if (!confirming)
    return (
      <Item icon={<DoorOpen size={20} aria-hidden />} onPress={() => setConfirming(true)}>
        {words.t('giveUp')}
      </Item>
    );
  return (
    <div className={styles.actions}>
      <p>{words.t('giveUp.sure')}</p>
      <Button
        variant="danger"
        isDisabled={busy}
        onPress={() => {
          void run(() => api.leave(table));
          panels.close();
        }}
      >
        {words.t('giveUp.yes')}
      </Button>
      <Button onPress={() => setConfirming(false)}>{words.t('resign.no')}</Button>
    </div>
  );
}

interface ItemProps {
  icon: ReactNode;
  onPress: () => void;
  isDisabled?: boolean;
  keys?: string | undefined;
  children: ReactNode;
}

function Item({ icon, onPress, isDisabled = false, keys, children }: ItemProps) {
  return (
    <div className={styles.item}>
      <Button variant="quiet" keys={keys} isDisabled={isDisabled} onPress={onPress}>
        {icon}
        <span>{children}</span>
      </Button>
    </div>
  );
}
