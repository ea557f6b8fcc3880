/** Counting stops somewhere; beyond that it is said that there are more. */
export const countWords = (count: number, isExact: boolean, format: (count: number) => string) =>
  isExact || count === 0 ? format(count) : `${format(count)}+`;
