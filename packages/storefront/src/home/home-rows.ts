/** How many games a row of Home holds. */
export const ROW_SIZE = 8;
