/** Where three cards have no room beside each other. */
export const PHONE = '(max-width: 640px)';

/** The other screens. */
export const NOT_PHONE = `not all and ${PHONE}`;
