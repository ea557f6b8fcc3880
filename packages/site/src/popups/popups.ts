import type { ErrorCode } from "@catnip/domain/errors";
import type { ComponentType } from "react";

/**
 * Every popup: what it is opened with, and what it is closed with when it is not merely dismissed. Props must survive
 * JSON: they are kept in the store and in `pg_state`. A popup adds itself in the file that draws it:
 * `declare module "@catnip/site/popups/popups.ts" { interface Popups { country: { props: …; result: … } } }`
 */
export interface Popups {
  /** A message, an error or a question. Texts are translated already. */
  message: {
    props: {
      kind: "message" | "error" | "confirm";
      title?: string;
      text: string;
      /** What one most likely wants next, on the first button: "Play now". Confirmed means: go there. */
      next?: string;
      code?: ErrorCode;
      requestId?: string | null;
    };
    result: "confirmed";
  };
}

export type PopupName = keyof Popups;
export type PopupProps<Name extends PopupName> = Popups[Name]["props"];
export type PopupResult<Name extends PopupName> = Popups[Name]["result"];

/** A popup to show, with what it needs to know. */
export type PopupRequest = { [Name in PopupName]: { name: Name; props: PopupProps<Name> } }[PopupName];

/** What draws a popup: its own dialog, which closes with a result or none. */
export type PopupComponent<Name extends PopupName> = ComponentType<{
  props: PopupProps<Name>;
  close: (result?: PopupResult<Name>) => void;
}>;

/** Which part draws which popup, besides the kit's own: the `popupComponents` of a surface's `popups.ts`. */
export type PopupComponents = { [Name in Exclude<PopupName, "message">]: PopupComponent<Name> };
