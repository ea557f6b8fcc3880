/**
 * A mail address that its owner recognises and nobody else can write to: the first character and the domain, such as
 * `m•••@example.com`. Shown where somebody must see whose account this is, on a screen others may look at (R-TOP-11).
 */
export function maskMail(address: string): string {
  const at = address.lastIndexOf("@");
  if (at < 0) return "•••";
  const [first = ""] = address.slice(0, at);
  // A mailbox of one character would be shown whole.
  return `${at > 1 ? first : ""}•••${address.slice(at)}`;
}
