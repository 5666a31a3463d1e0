/** The form of a new table to which a person is invited. */
export const invitePath = (game: string, person: string): string => `/new/${game}?invite=${person}`;
