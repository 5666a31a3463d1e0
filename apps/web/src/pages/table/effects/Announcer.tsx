import { useCallback, useState } from 'react';

interface AnnouncerParts {
  /** The text and a count, so that the same text twice is two announcements. */
  readonly announcement: readonly [string, number];
  readonly announce: (text: string) => void;
}

/** Announces texts to screen readers. */
export function useAnnouncer(): AnnouncerParts {
  const [announcement, setAnnouncement] = useState<readonly [string, number]>(['', 0]);
  const announce = useCallback((text: string) => setAnnouncement(([, count]) => [text, count + 1]), []);
  return { announcement, announce };
}

/** Two polite live regions in turn, since a region with an unchanged text stays silent. */
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
