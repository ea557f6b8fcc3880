import { Trans } from "@lingui/react/macro";
import { brand } from "#brand";

/** How to reach customer service. */
export function SupportContact() {
  const telegram = brand.contacts.find(({ type }) => type === "telegram");
  if (!telegram) return null;
  const href = `https://t.me/${telegram.id}`;
  return (
    <p>
      <Trans>
        Customer service answers on Telegram: <a href={href}>@{telegram.id}</a>.
      </Trans>
    </p>
  );
}
