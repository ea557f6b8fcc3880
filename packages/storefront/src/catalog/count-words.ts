/** Counts are capped: one above the cap is shown as "500+". */
export const countWords = (count: number, isExact: boolean, format: (count: number) => string) =>
  isExact || count === 0 ? format(count) : `${format(count)}+`;
