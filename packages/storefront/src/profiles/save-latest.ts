/**
 * Saves one value after the other. While one is being saved the latest waits, and replaces any that waited before it:
 * somebody who moves an entry up three times loses none of it, and the API is asked twice.
 *
 * @param save throws what is to be shown
 * @param after called when nothing waits any more, with the fault if there was one; what waited is then given up
 */
export function createSaver<Value>(
  save: (value: Value) => Promise<void>,
  after: (fault: unknown) => void,
): (value: Value) => Promise<void> {
  const waiting: Value[] = [];
  let isBusy = false;
  return async (value) => {
    waiting.splice(0, Infinity, value);
    if (isBusy) return;
    isBusy = true;
    let fault: unknown = null;
    try {
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await save(next);
    } catch (thrown) {
      waiting.length = 0;
      fault = thrown;
    }
    isBusy = false;
    after(fault);
  };
}

/** A value that is being saved, or was. */
export interface Wanted<Value> {
  readonly value: Value;
  /** Once it is saved: what was stored here at that moment, which may not have heard of it yet. */
  readonly savedOver?: { readonly stored: Value };
}

/**
 * What to show: a saved value stays until what is stored has changed. Otherwise the old one would be shown for a moment, and
 * whoever is quick would go on from there.
 */
export const shownOf = <Value>(wanted: Wanted<Value> | null, stored: Value): Value =>
  wanted === null || (wanted.savedOver && wanted.savedOver.stored !== stored) ? stored : wanted.value;
