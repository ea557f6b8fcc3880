import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { showError } from "../popups/messages.ts";
import { createAction } from "./action.ts";

/**
 * Something a visitor does by pressing a button: runs one at a time, shows what went wrong in the words of its code, and
 * says once when it has worked.
 *
 * @param work throws what is to be shown, such as an `ApiFault`
 * @param done what follows when it has worked; the button is free again by then
 */
export function useAction<Args extends readonly unknown[], Result>(
  work: (...args: Args) => Promise<Result>,
  done?: (result: Result, ...args: Args) => void | Promise<void>,
): {
  readonly run: (...args: Args) => void;
  readonly isBusy: boolean;
  /** What it was run with, while it is busy. */
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
