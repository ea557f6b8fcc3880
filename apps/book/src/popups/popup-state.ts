import type { PopupName, PopupProps } from "@catnip/site/popups/popups.ts";
import type { Answer } from "../transport/answers.ts";

/** A popup as it is in one situation. */
export interface PopupState<Name extends PopupName> {
  readonly props: PopupProps<Name>;
  /** Who looks at it. Default: a player. */
  readonly visitor?: "guest" | "player";
  /** In addition to what every state knows (see `fixtures/answers.ts`), before which these go. */
  readonly answers?: readonly Answer[];
  /** All other questions: see `Memory`. Default: what every state knows is answered. */
  readonly network?: "answers" | "waits" | "fails";
  /** Done to the popup once it is there: buttons pressed, words typed. */
  readonly afterwards?: (popup: HTMLElement) => void | Promise<void>;
}

/** The states of one popup, by name. */
type PopupStates<Name extends PopupName> = Readonly<Record<string, PopupState<Name>>>;

/** Popups that cannot be shown without props need their states here, or the types do not fit; others may have them. */
export type Popups = {
  readonly [
    Name in PopupName as Record<string, never> extends PopupProps<Name> ? never : Name
  ]: PopupStates<Name>;
} & { readonly [Name in PopupName]?: PopupStates<Name> };
