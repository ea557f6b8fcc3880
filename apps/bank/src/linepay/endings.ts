import type { Ending } from "../cashier.ts";

export const ENDINGS = {
  pay: { label: "Pay", says: "The ordinary way." },
  "pay-other": {
    label: "Pay with other amount",
    says: "The confirmation takes 1.00 more than requested.",
  },
  decline: { label: "Decline", says: "The payer's balance does not suffice." },
  cancel: { label: "Cancel", says: "Back to the shop without paying." },
  leave: { label: "Leave without returning", says: "Nothing is agreed." },
  "pay-and-leave": {
    label: "Pay and leave without returning",
    says: "Agreed, but the shop has to find out by itself before it can confirm.",
  },
} as const satisfies Readonly<Record<string, Ending>>;

export type Action = keyof typeof ENDINGS;

export const isAction = (value: unknown): value is Action =>
  typeof value === "string" && Object.hasOwn(ENDINGS, value);
