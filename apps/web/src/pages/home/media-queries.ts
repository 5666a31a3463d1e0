/** Where three cards have no room beside each other. */
export const PHONE_QUERY = '(max-width: 640px)';

/** The other screens. */
export const NOT_PHONE_QUERY = `not all and ${PHONE_QUERY}`;
