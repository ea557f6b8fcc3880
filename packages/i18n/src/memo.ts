/**
 * Memoizes expensive objects by key. For `Intl` formatters: constructing one costs far more than using it. Keys come
 * from locales, currencies and option names, so the cache is bounded.
 */
export function memo<Args extends string[], Made>(make: (...args: Args) => Made): (...args: Args) => Made {
  const made = new Map<string, Made>();
  return (...args) => {
    const key = args.join("\n");
    const known = made.get(key);
    if (known !== undefined) return known;
    const fresh = make(...args);
    made.set(key, fresh);
    return fresh;
  };
}
