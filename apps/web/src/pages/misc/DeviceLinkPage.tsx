import { useLocation } from 'wouter';
import { redeemDeviceCode } from '../../state/identity.ts';
import { CodePage } from './CodePage.tsx';

/** A device link: makes this device the same person as another one, once. */
export default function DeviceLinkPage({ code }: { code: string }) {
  const [, go] = useLocation();
  const take = async () => {
    await redeemDeviceCode(code);
    go('/', { replace: true });
  };
  return <CodePage title="device.title" text="device.text" action="device.take" take={take} />;
}
