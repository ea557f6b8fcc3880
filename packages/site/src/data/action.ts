/** Callbacks around a user action. */
export interface ActionSteps<Args extends readonly unknown[], Result> {
  readonly work: (...args: Args) => Promise<Result>;
  /** Called once, after success. */
  readonly done?: ((result: Result, ...args: Args) => void | Promise<void>) | undefined;
  /** Shows the failure. */
  readonly failed: (fault: unknown) => void;
  /** The argument it is busy with; null when idle. */
  readonly busy: (args: Args | null) => void;
}

/**
 * Creates a button's handler: one run at a time, however often it is pressed. The callbacks are passed with each run,
 * so that a component passes those of its latest render.
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
