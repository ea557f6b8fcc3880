import type { PopupName, PopupProps } from "@catnip/site/popups/popups.ts";
import type { Answer } from "../transport/answers.ts";

/** A popup in one state. */
export interface PopupState<Name extends PopupName> {
  readonly props: PopupProps<Name>;
  /** The viewer. Default: a player. */
  readonly visitor?: "guest" | "player";
  /** Responses in addition to those of every state (see `fixtures/answers.ts`), which these override. */
  readonly answers?: readonly Answer[];
  /** All other requests: see `Memory`. Default: the common responses only. */
  readonly network?: "answers" | "waits" | "fails";
  /** Actions on the popup once it is mounted: pressed buttons, typed text. */
  readonly afterwards?: (popup: HTMLElement) => void | Promise<void>;
}

/** The states of one popup, by name. */
type PopupStates<Name extends PopupName> = Readonly<Record<string, PopupState<Name>>>;

/** Popups with required props need their states here, or type checking fails; for others they are optional. */
export type Popups = {
  readonly [
    Name in PopupName as Record<string, never> extends PopupProps<Name> ? never : Name
  ]: PopupStates<Name>;
} & { readonly [Name in PopupName]?: PopupStates<Name> };
