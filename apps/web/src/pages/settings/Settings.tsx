import { Dialog } from '@durbar/kit/ui/Dialog.tsx';
import { lazyComponent } from '@durbar/kit/ui/lazy-component.tsx';
import { useStore } from 'zustand';
import { identityStore } from '../../state/me.ts';
import { lazyPage } from '../../words/lazy-page.tsx';
import { useWords } from '../../words/useWords.tsx';
import { AppearanceSettings } from './AppearanceSettings.tsx';
import { BotSettings } from './BotSettings.tsx';
import { DeleteMe } from './DeleteMe.tsx';
import { DeviceList } from './DeviceList.tsx';
import { DeviceShare } from './DeviceShare.tsx';
import { NameForm } from './NameForm.tsx';
import styles from './Settings.module.css';

const AccountSection = lazyPage(['account'], () => import('./account/AccountSection.tsx'));
const DataExport = lazyComponent(() => import('./DataExport.tsx'));
const HoursForm = lazyComponent(() => import('./HoursForm.tsx'));
const NoticesSection = lazyPage(['notices'], () => import('./notices/NoticesSection.tsx'));

/** The player's name, appearance, bots, hours, notices, account, devices, and how to take it all along or delete it. */
export default function Settings({ onClose }: { onClose: () => void }) {
  const words = useWords();
  const me = useStore(identityStore, (state) => state.me);
  return (
    <Dialog title={words.t('settings.title')} isOpen onClose={onClose} place="side">
      <div className={styles.parts}>
        <NameForm />
        <AppearanceSettings />
        <BotSettings />
        {me && <HoursForm />}
        {me && <NoticesSection />}
        {me && <AccountSection />}
        {me && <DeviceShare />}
        {me && <DeviceList />}
        {me && <DataExport />}
        {me && <DeleteMe />}
        {!isSecureContext && <p className={styles.hint}>{words.t('settings.insecure')}</p>}
      </div>
    </Dialog>
  );
}
