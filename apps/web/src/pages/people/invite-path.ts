/** The form of a new table to which a person is invited. */
export const invitePath = (game: string, { id, name }: { id: string; name: string }): string =>
  `/new/${game}?${new URLSearchParams({ invite: id, name }).toString()}`;
