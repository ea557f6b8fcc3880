/**
 * The same data with one object for all that are equal: what pages carry for hydration names each object once, and a game
 * that is in three rows, or a tag that twenty games have, is then written once (R-WEB-65).
 *
 * @param data nobody may change it afterwards
 */
export function withSharedParts<Data>(data: Data): Data {
  const known = new Map<string, { readonly part: unknown; readonly number: number }>();
  let others = 0;

  /** A value, and a text that is the same for equal values. */
  function share(value: unknown): readonly [part: unknown, key: string] {
    if (typeof value !== "object" || value === null) return [value, typeof value + String(value)];
    // Neither a list nor a plain object, such as a promise: like no other.
    if (!Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype)
      return [value, `!${(others += 1)}`];
    const entries = Object.entries(value).map(([name, each]) => [name, ...share(each)] as const);
    const kind = Array.isArray(value) ? "[" : "{";
    const key = kind + JSON.stringify(entries.map(([name, , inner]) => [name, inner]));
    let shared = known.get(key);
    if (!shared) {
      const part = Array.isArray(value)
        ? entries.map(([, each]) => each)
        : Object.fromEntries(entries.map(([name, each]) => [name, each]));
      shared = { part, number: known.size };
      known.set(key, shared);
    }
    return [shared.part, `#${shared.number}`];
  }

  return share(data)[0] as Data;
}
