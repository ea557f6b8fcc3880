/** A list with one item moved by one place; the same list at its ends. */
export function moved<Item>(items: readonly Item[], index: number, by: -1 | 1): readonly Item[] {
  const to = index + by;
  if (to < 0 || to >= items.length) return items;
  return items.with(index, items[to] as Item).with(to, items[index] as Item);
}

/** A list with an item put back where it was. */
export function putBack<Item>(items: readonly Item[], index: number, item: Item): readonly Item[] {
  return items.toSpliced(Math.min(index, items.length), 0, item);
}
