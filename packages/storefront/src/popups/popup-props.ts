import type { Category } from "@catnip/domain/catalog";
import type { ErrorCode } from "@catnip/domain/errors";

/** Every popup and what it is opened with. Values must survive JSON: they are kept in the store and in `pg_state`. */
export interface PopupProps {
  /** A message, an error or a question. Texts are translated already. */
  message: {
    kind: "message" | "error" | "confirm";
    title?: string;
    text: string;
    /** What one most likely wants next, on the first button: "Play now". Confirmed means: go there. */
    next?: string;
    code?: ErrorCode;
    requestId?: string | null;
  };
  /** Male- or female-oriented, on the first visit to Home. */
  categoryChooser: Record<string, never>;
  /** Country of residence. */
  country: Record<string, never>;
  /** Top-up plans. `missing` is what a purchase lacks, in meowcent; `returnPath` where to come back after paying. */
  addCredit: { missing?: number; returnPath?: string };
  /** The ways to customer service, and to a top-up by hand. */
  customerService: Record<string, never>;
  /** Buying one game. `isLanguageAccepted`: the buyer knows already that it may not be in a language of theirs. */
  checkout: { storeId: number; isLanguageAccepted?: boolean };
  /** Buying games of the cart. */
  cartCheckout: { cartStoreUuids: string[] };
}

export type PopupName = keyof PopupProps;

/** What each popup is closed with, when it is not merely dismissed. */
export interface PopupResults {
  message: "confirmed";
  categoryChooser: Category;
  country: string;
  addCredit: undefined;
  customerService: undefined;
  checkout: "bought";
  cartCheckout: "bought";
}
