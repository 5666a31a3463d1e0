import { useEffect, useMemo, useRef, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { useWords } from '../../words/useWords.tsx';
import styles from './QrCode.module.css';
import { qrPath } from './qr-path.ts';

/** The link as a QR code for the cameras of phones; a press makes it larger and small again. */
export default function QrCode({ link }: { link: string }) {
  const words = useWords();
  const [isLarge, setLarge] = useState(false);
  const code = useRef<HTMLDivElement>(null);
  // A camera needs all of it.
  useEffect(() => {
    if (isLarge) code.current?.scrollIntoView({ block: 'center' });
  }, [isLarge]);
  const { size, path } = useMemo(() => qrPath(link), [link]);
  return (
    <div ref={code} className={styles.code} data-large={isLarge || undefined}>
      <AriaButton
        className={styles.press ?? ''}
        aria-expanded={isLarge}
        aria-label={words.t('invite.qr')}
        onPress={() => setLarge(!isLarge)}
      >
        <svg viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" aria-hidden>
          <path d={path} />
        </svg>
      </AriaButton>
      <p className={styles.hint}>{words.t(isLarge ? 'invite.qr.scan' : 'invite.qr.enlarge')}</p>
    </div>
  );
}
