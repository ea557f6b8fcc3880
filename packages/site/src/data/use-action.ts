import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { isMissingChunk } from "../network/missing-chunk.ts";
import { showError } from "../popups/messages.ts";
import { lastPress } from "../presses/last-press.ts";
import { pressWaits } from "../presses/waiting-press.ts";
import { createAction } from "./action.ts";

/**
 * A button's action: one run at a time; shows the message of an error's code, and reports success once. If its chunk is
 * missing, the page is reloaded and the button pressed again (R-WEB-2).
 *
 * @param work throws the error to show, such as an `ApiFault`
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
    run: (...args) => {
      const press = lastPress();
      const failed = (fault: unknown) => {
        // The page is reloaded, or shows why reloading does not help.
        if (isMissingChunk(fault)) pressWaits(press);
        else void showError(fault, i18n);
      };
      void act({ work, done, failed, busy: setBusyWith }, args);
    },
    isBusy: busyWith !== null,
    busyWith,
  };
}
