import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { showError } from "../popups/messages.ts";
import { createAction } from "./action.ts";

/**
 * A button's action: runs one at a time, shows failures in the words of their code, and reports success once.
 *
 * @param work throws what is to be shown, such as an `ApiFault`
 * @param done called on success; the button is free again by then
 */
export function useAction<Args extends readonly unknown[], Result>(
  work: (...args: Args) => Promise<Result>,
  done?: (result: Result, ...args: Args) => void | Promise<void>,
): {
  readonly run: (...args: Args) => void;
  readonly isBusy: boolean;
  /** The arguments of the current run, while it is busy. */
  readonly busyWith: Args | null;
} {
  const { i18n } = useLingui();
  const [busyWith, setBusyWith] = useState<Args | null>(null);
  const [act] = useState(() => createAction<Args, Result>());
  return {
    run: (...args) =>
      void act({ work, done, failed: (fault) => void showError(fault, i18n), busy: setBusyWith }, args),
    isBusy: busyWith !== null,
    busyWith,
  };
}
