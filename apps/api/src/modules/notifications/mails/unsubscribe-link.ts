import { isNotificationKind, type NotificationKind } from "@catnip/domain/notifications";
import { siteOrigin, type Config } from "../../../platform/config.ts";
import { createSeal } from "../../../platform/keys.ts";

/** Path of the unsubscribe page on the API site. */
export const UNSUBSCRIBE_PATH = "/mails/off";

/** What an unsubscribe link allows its holder: switch these kinds of mails off, and nothing else. */
export type UnsubscribeClaims = {
  /** The recipient's `mail_key`, which does not identify them. */
  readonly reader: string;
  readonly kinds: readonly NotificationKind[];
};

/** Mails are kept for a long time, and an expired link would leave only the spam button. */
const LINK_DAYS = 400;

/** The unsubscribe URL in a mail. Signed and free of personal data; no login needed. */
export function unsubscribeUrl(
  config: Pick<Config, "secret" | "originPattern" | "port">,
  { reader, kinds }: UnsubscribeClaims,
  now: Date,
): string {
  const expiresAt = new Date(now.getTime() + LINK_DAYS * 86_400_000);
  const token = sealOf(config).seal({ r: reader, k: kinds }, expiresAt);
  return `${siteOrigin(config, "api")}${UNSUBSCRIBE_PATH}?ticket=${token}`;
}

/** The claims of a valid, unexpired link, else null. */
export function openUnsubscribe(
  config: Pick<Config, "secret">,
  token: string,
  now: Date,
): UnsubscribeClaims | null {
  const claims = sealOf(config).open(token, now);
  // A kind may have been removed since the mail was written.
  return claims && { reader: claims.r, kinds: claims.k.filter(isNotificationKind) };
}

const sealOf = ({ secret }: Pick<Config, "secret">) =>
  createSeal<{ readonly r: string; readonly k: readonly NotificationKind[] }>(secret, "mails-off");
