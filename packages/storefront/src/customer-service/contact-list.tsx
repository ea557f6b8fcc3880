import { Trans } from "@lingui/react/macro";
import { brand } from "#brand";

type Contact = (typeof brand.contacts)[number];

/** How to reach customer service: every contact of the brand, one sentence each. */
export function ContactList() {
  return brand.contacts.map((contact) => (
    <p key={`${contact.type}-${contact.id}`}>
      <ContactLine contact={contact} />
    </p>
  ));
}

function ContactLine({ contact }: { contact: Contact }) {
  const { type, id } = contact;
  if (type === "qq") return <Trans>Customer service answers on QQ: {id}.</Trans>;
  if (type === "wechat") return <Trans>Customer service answers on WeChat: {id}.</Trans>;
  const href = `https://t.me/${id}`;
  return (
    <Trans>
      Customer service answers on Telegram: <a href={href}>@{contact.id}</a>.
    </Trans>
  );
}
