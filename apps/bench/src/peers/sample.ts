/** One after the other, and from the beginning. */
export function cycled<Value>(values: readonly Value[]): () => Value {
  let at = -1;
  return () => {
    at = (at + 1) % values.length;
    return values[at] as Value;
  };
}

/** Search terms that find something: the words of products' names. */
export const wordsOfNames = (names: readonly string[]): readonly string[] => [
  ...new Set(names.flatMap((name) => name.match(/[\p{L}]{3,}/gu) ?? [name])),
];
