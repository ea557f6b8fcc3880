import type { Ending } from "../cashier.ts";

export const ENDINGS = {
  pay: { label: "Pay", says: "The ordinary way." },
  "pay-other": { label: "Pay with other amount", says: "Takes 1.00 more than requested." },
  decline: { label: "Decline", says: "The card is refused." },
  cancel: { label: "Cancel", says: "Back to the shop without paying." },
  leave: { label: "Leave without returning", says: "Nothing is paid, and the shop hears nothing." },
  "pay-and-leave": { label: "Pay and leave without returning", says: "Pays, but the browser stays here." },
  "pay-late": { label: "Pay after expiry", says: "The money arrives, but the shop is notified a day later." },
} as const satisfies Readonly<Record<string, Ending>>;

export type Action = keyof typeof ENDINGS;

export const isAction = (value: unknown): value is Action =>
  typeof value === "string" && Object.hasOwn(ENDINGS, value);
