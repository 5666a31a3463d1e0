/** Where text is stored that was begun and not sent: the key is this and the table. */
export const DRAFTS = 'durbar.draft.';
