import type { InPageField } from "../provider.types.ts";

/**
 * What the page asks a card's owner for: Visa demands the name, and a mail address or a phone number, for 3-D Secure.
 * One of the two is enough, and the mail address reveals less.
 */
export const CARDHOLDER_FIELDS: readonly InPageField[] = [
  { name: "name", kind: "name" },
  { name: "email", kind: "email" },
];

/** As TapPay names it; all three fields are required. */
export type Cardholder = { readonly name: string; readonly email: string; readonly phone_number: string };

/** What was typed; null if a bank would refuse it. It is passed on and kept nowhere (R-PAY-72). */
export function readCardholder({
  name = "",
  email = "",
}: Readonly<Record<string, string>>): Cardholder | null {
  const [trimmed, address] = [name.trim().normalize("NFC"), email.trim()];
  // Two to 45 characters in EMV 3-D Secure.
  const isName = /^[\p{L}\p{M}][\p{L}\p{M} .'’·-]{1,44}$/u.test(trimmed);
  const isAddress = address.length <= 254 && /^[^\s@<>",;]+@[^\s@<>",;]+\.[^\s@<>",;]{2,}$/.test(address);
  return isName && isAddress ? { name: trimmed, email: address, phone_number: "" } : null;
}
