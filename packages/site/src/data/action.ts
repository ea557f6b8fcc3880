/** What happens around something a visitor does. */
export interface ActionSteps<Args extends readonly unknown[], Result> {
  readonly work: (...args: Args) => Promise<Result>;
  /** Once, after it has worked. */
  readonly done?: ((result: Result, ...args: Args) => void | Promise<void>) | undefined;
  /** Shows what went wrong. */
  readonly failed: (fault: unknown) => void;
  /** What it is busy with; null: nothing. */
  readonly busy: (args: Args | null) => void;
}

/**
 * Makes what a button runs: one at a time, however often it is pressed. The steps are given with each run, so that a part
 * gives those of its latest render.
 */
export function createAction<Args extends readonly unknown[], Result>() {
  let isBusy = false;
  return async ({ work, done, failed, busy }: ActionSteps<Args, Result>, args: Args): Promise<void> => {
    if (isBusy) return;
    isBusy = true;
    busy(args);
    const end = () => {
      isBusy = false;
      busy(null);
    };
    try {
      const result = await work(...args);
      end();
      await done?.(result, ...args);
    } catch (fault) {
      if (isBusy) end();
      failed(fault);
    }
  };
}
