import { useCallback, useState } from 'react';

interface AnnouncerParts {
  /** What is being said, and how often something was said: the same words twice are two announcements. */
  readonly announcement: readonly [string, number];
  readonly announce: (text: string) => void;
}

/** Says texts to screen readers, one after another. */
export function useAnnouncer(): AnnouncerParts {
  const [announcement, setSaid] = useState<readonly [string, number]>(['', 0]);
  const announce = useCallback((text: string) => setSaid(([, count]) => [text, count + 1]), []);
  return { announcement, announce };
}

/** The polite live region; two take turns, since a region with an unchanged text stays silent. */
export function Announcer({ announcement: [text, count] }: AnnouncerParts) {
  return (
    <div className="visually-hidden">
      <div aria-live="polite" data-announcer data-live-announcer="true">
        {count % 2 === 0 ? text : ''}
      </div>
      <div aria-live="polite" data-announcer data-live-announcer="true">
        {count % 2 === 1 ? text : ''}
      </div>
    </div>
  );
}
