import { useState } from 'react';
import { peopleApi } from '../../net/people-api.ts';
import { useLoaded } from '../../state/useLoaded.ts';
import { PersonMenu } from './PersonMenu.tsx';

interface TablePersonMenuProps {
  person: string;
  name: string;
  table: { readonly id: string; readonly isHost: boolean };
  onClose: () => void;
}

/** The menu of somebody at a table. */
export default function TablePersonMenu({ person, name, table, onClose }: TablePersonMenuProps) {
  // Nothing is known of somebody who has blocked the reader; they can be banned and reported all the same.
  const { value } = useLoaded(peopleApi.profile, person);
  const [blocked, setBlocked] = useState<boolean | null>(null);
  return (
    <PersonMenu
      person={person}
      name={name}
      table={table}
      isBlocked={blocked ?? value?.blocked ?? false}
      onBlocked={setBlocked}
      onClose={onClose}
    />
  );
}
