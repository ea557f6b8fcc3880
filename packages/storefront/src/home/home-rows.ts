/** Games per row on Home. */
export const ROW_SIZE = 8;
