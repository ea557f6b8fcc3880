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
