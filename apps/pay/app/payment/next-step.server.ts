import type { NextActionFieldsFragment } from "@catnip/sdk/payments/index.ts";
import type { Brand } from "@catnip/brands/brand.ts";
import { qrPath } from "./qr-path.server.ts";

/** A step that the payment page renders itself; a redirect is not one, since the browser just leaves. */
type DrawnStep = Exclude<NextActionFieldsFragment, { __typename: "PaymentRedirect" }>;

/** Maps the next step for the page. Exhaustive: a new step in the API is a compile error here. */
export function nextStep(next: DrawnStep, now: Date, { contacts }: Pick<Brand, "contacts">) {
  switch (next.__typename) {
    case "PaymentForm":
      return { type: "form", action: next.action, fields: next.fields } as const;
    case "PaymentQr":
      return {
        type: "qr",
        ...qrPath(next.payload),
        payload: next.payload,
        // Computed from the server's clock: the payer's may be wrong.
        secondsLeft: Math.max(0, Math.floor((Date.parse(next.expires_at) - now.getTime()) / 1000)),
      } as const;
    case "PaymentInPage":
      return next.card_frames
        ? ({ type: "card", frames: next.card_frames, fields: next.inputs } as const)
        : ({ type: "inpage", fields: next.inputs } as const);
    case "PaymentVoucher":
      return { type: "voucher", shopUrl: next.shop_url ?? null } as const;
    case "PaymentManual":
      return { type: "manual", reference: next.reference, contacts } as const;
    case "PaymentSettled":
      return { type: "settled" } as const;
    default:
      return next satisfies never;
  }
}

export type NextStep = ReturnType<typeof nextStep>;
