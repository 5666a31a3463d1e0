/** Room for columns beside each other. */
export const COLUMN_QUERY = '(min-width: 1000px)';
