import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { isAddressStored } from '../pages/table/is-address-stored.ts';
import { reloadNewVersion, versionStore } from '../sw/register.ts';

/** Takes a newer version of the page, if there is one, whenever the player goes to another page. */
export function useNewVersion(): void {
  const [path] = useLocation();
  useEffect(
    // Called once the player has left `path`.
    () => () => {
      if (versionStore.getState().hasUpdate && isAddressStored()) reloadNewVersion();
    },
    // oxlint-disable-next-line react/exhaustive-deps
    [path],
  );
}
