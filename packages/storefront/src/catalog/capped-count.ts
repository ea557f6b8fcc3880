/** Counts are capped; beyond the cap a "+" follows. */
export const cappedCount = (count: number, isExact: boolean, format: (count: number) => string) =>
  isExact || count === 0 ? format(count) : `${format(count)}+`;
