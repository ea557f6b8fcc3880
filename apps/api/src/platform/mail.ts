export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The mail's locale, such as `ja-JP`. */
  readonly lang: string;
  /** URL for one-click unsubscribe (RFC 8058); only for optional mails. */
  readonly unsubscribeUrl?: string;
};

/** A mail in the queue. Its key stays the same however often it is sent (R-NTF-9); versions before had none. */
export type QueuedMail = Mail & { readonly key?: string };

export function isMail(value: unknown): value is QueuedMail {
  if (typeof value !== "object" || value === null) return false;
  const mail = value as Record<string, unknown>;
  return ["to", "subject", "text", "html", "lang"].every((key) => typeof mail[key] === "string");
}
