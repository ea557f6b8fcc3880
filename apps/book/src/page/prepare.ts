import type { PopupName } from "@catnip/site/popups/popups.ts";
import type { Address } from "../address.ts";
import { ALWAYS, FILES, USUALLY } from "../fixtures/answers.ts";
import { POPUPS } from "../popups/index.ts";
import type { PopupState } from "../popups/popup-state.ts";
import { answerFromMemory } from "../transport/transport.ts";

/** A popup about to be shown. */
export interface PreparedPopup {
  readonly name: PopupName;
  readonly stateName: string;
  readonly state: PopupState<PopupName>;
  /** The number of pending requests. */
  readonly open: () => number;
  /** The popup on top. */
  readonly element: () => HTMLElement;
}

/** Finds a popup's state, and replaces the network with its responses. */
export function prepare({ part, state: wanted }: Address): PreparedPopup {
  const states = POPUPS[part];
  const stateName = wanted === "" ? Object.keys(states ?? {})[0] : wanted;
  const state = stateName === undefined ? undefined : states?.[stateName];
  if (!state || stateName === undefined) throw new Error(`The book has no page ${part} ${wanted}`);
  const { network = "answers", answers = [] } = state;
  const isReady = network === "answers";
  return {
    name: part as PopupName,
    stateName,
    state,
    element: () => [...document.querySelectorAll<HTMLElement>("[role=dialog]")].at(-1) ?? document.body,
    ...answerFromMemory({
      answers: [...ALWAYS, ...(isReady ? USUALLY : []), ...answers],
      files: isReady ? FILES : {},
      otherwise: network === "waits" ? "waits" : "refused",
    }),
  };
}
