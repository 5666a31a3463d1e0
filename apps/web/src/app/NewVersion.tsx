import { useStore } from 'zustand';
import { versionStore } from '../sw/register.ts';
import { useWords } from '../words/useWords.tsx';
import { useNewVersion } from './useNewVersion.ts';

/** Says to screen readers that there is a newer version of the page. It is inside the router, which knows the address. */
export function NewVersion() {
  const words = useWords();
  const { hasUpdate } = useStore(versionStore);
  useNewVersion();
  return (
    <div className="visually-hidden" role="status">
      {hasUpdate && words.t('version.new')}
    </div>
  );
}
