/** Numbers that depend on a seed alone. */
export type Random = {
  /** From 0 up to, but not including, 1. */
  readonly next: () => number;
  /** A whole number below this one. */
  readonly below: (limit: number) => number;
  /** True with this probability. */
  readonly chance: (probability: number) => boolean;
  readonly pick: <Item>(items: readonly Item[]) => Item;
  readonly shuffled: <Item>(items: readonly Item[]) => Item[];
};

/** Mulberry32: small, and good enough to choose among cases. */
export function randomOf(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    chance: (probability) => next() < probability,
    pick: (items) => {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error("Nothing to pick from");
      return item;
    },
    shuffled: (items) => {
      const left = [...items];
      for (let end = left.length - 1; end > 0; end -= 1) {
        const at = below(end + 1);
        const [one, other] = [left[at], left[end]];
        if (one !== undefined && other !== undefined) [left[at], left[end]] = [other, one];
      }
      return left;
    },
  };
}
