import { isNotificationKind, type NotificationKind } from "@catnip/domain/notifications";
import { siteOrigin, type Config } from "../../../platform/config.ts";
import { createSeal } from "../../../platform/keys.ts";

/** Where the API serves the page that switches mails off. */
export const UNSUBSCRIBE_PATH = "/mails/off";

/** What the link of a mail lets its holder do: switch these kinds of mails off, and nothing else. */
export type UnsubscribeClaims = {
  /** The reader's `mail_key`: it says nothing about who they are. */
  readonly reader: string;
  readonly kinds: readonly NotificationKind[];
};

/** Mails are kept for long, and a link that has run out would leave only the spam button. */
const LINK_DAYS = 400;

/** The address in a mail that switches its kinds off. Signed, without personal data; no login is needed. */
export function unsubscribeUrl(
  config: Pick<Config, "secret" | "originPattern" | "port">,
  { reader, kinds }: UnsubscribeClaims,
  now: Date,
): string {
  const expiresAt = new Date(now.getTime() + LINK_DAYS * 86_400_000);
  const token = sealOf(config).seal({ r: reader, k: kinds }, expiresAt);
  return `${siteOrigin(config, "api")}${UNSUBSCRIBE_PATH}?ticket=${token}`;
}

/** The claims of a link we made and that has not run out, else null. */
export function openUnsubscribe(
  config: Pick<Config, "secret">,
  token: string,
  now: Date,
): UnsubscribeClaims | null {
  const claims = sealOf(config).open(token, now);
  // A kind may be gone since the mail was written.
  return claims && { reader: claims.r, kinds: claims.k.filter(isNotificationKind) };
}

const sealOf = ({ secret }: Pick<Config, "secret">) =>
  createSeal<{ readonly r: string; readonly k: readonly NotificationKind[] }>(secret, "mails-off");
