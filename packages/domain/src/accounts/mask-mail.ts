/**
 * Masks a mail address so that its owner recognizes it and no one else can write to it: the first character and the
 * domain, as in `m•••@example.com`. For screens that must show whose account this is but that others may see
 * (R-TOP-11).
 */
export function maskMail(address: string): string {
  const at = address.lastIndexOf("@");
  if (at < 0) return "•••";
  const [first = ""] = address.slice(0, at);
  // Otherwise a one-character mailbox would be shown in full.
  return `${at > 1 ? first : ""}•••${address.slice(at)}`;
}
