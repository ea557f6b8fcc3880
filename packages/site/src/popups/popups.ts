import type { ErrorCode } from "@catnip/domain/errors";
import type { ComponentType } from "react";

/**
 * Every popup's props, and its result when it is not merely dismissed. Props must survive JSON: they are stored in
 * `pg_state`. A popup declares itself in its own file:
 * `declare module "@catnip/site/popups/popups.ts" { interface Popups { country: { props: …; result: … } } }`
 */
export interface Popups {
  /** A message, an error or a question. Texts are already translated. */
  message: {
    props: {
      kind: "message" | "error" | "confirm";
      title?: string;
      text: string;
      /** The likely next step, on the first button: "Play now". Confirmed means: go there. */
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

/** A popup to open, with its props. */
export type PopupRequest = { [Name in PopupName]: { name: Name; props: PopupProps<Name> } }[PopupName];

/** A popup's component: renders its own dialog, which closes with or without a result. */
export type PopupComponent<Name extends PopupName> = ComponentType<{
  props: PopupProps<Name>;
  close: (result?: PopupResult<Name>) => void;
}>;

/** The component of each popup, in addition to the kit's own: the `popupComponents` of a surface's `popups.ts`. */
export type PopupComponents = { [Name in Exclude<PopupName, "message">]: PopupComponent<Name> };
