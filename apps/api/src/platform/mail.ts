export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The mail's locale, such as `ja-JP`. */
  readonly lang: string;
  /** URL for one-click unsubscribe (RFC 8058); only for optional mails. */
  readonly unsubscribeUrl?: string;
  /** How long its content is valid, in seconds; absent: it does not expire. */
  readonly usefulSeconds?: number;
};

/** A mail in the queue. */
export type QueuedMail = Omit<Mail, "usefulSeconds"> & {
  /** Stays the same across retries (R-NTF-9); earlier versions had none. */
  readonly key?: string;
  /** In milliseconds since 1970; not sent afterwards (R-NTF-10). */
  readonly usefulUntil?: number;
};

export function isMail(value: unknown): value is QueuedMail {
  if (typeof value !== "object" || value === null) return false;
  const mail = value as Record<string, unknown>;
  return ["to", "subject", "text", "html", "lang"].every((key) => typeof mail[key] === "string");
}
