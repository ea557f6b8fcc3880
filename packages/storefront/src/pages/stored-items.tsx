import {
  realLifetime,
  STORED_ITEMS,
  type StoredItem,
  type StoredSending,
  type StoringPurpose,
  type StoringSite,
} from "@catnip/domain/privacy";
import { useFormat } from "@catnip/i18n";
import { media, Table } from "@catnip/ui";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { styled } from "styled-components";

/** Everything the product stores in a browser, from the same table that the code and its tests use. */
export function StoredItems() {
  const { t, i18n } = useLingui();
  const format = useFormat();
  return (
    <Wide>
      <Table
        caption={t`What is kept in your browser`}
        hideCaption
        columns={[
          { key: "name", header: t`Name`, width: "20%" },
          {
            key: "sites",
            header: t({ message: "Where", comment: "On which of our sites something is stored" }),
          },
          { key: "purpose", header: t({ message: "What for", comment: "Purpose of a cookie" }) },
          {
            key: "sent",
            header: t({ message: "Sent to us", comment: "Whether something stored reaches our servers" }),
          },
          { key: "lifetime", header: t({ message: "How long", comment: "Lifetime of a cookie" }) },
          { key: "consent", header: t({ message: "Needs your consent", comment: "Of a cookie: yes or no" }) },
        ]}
        rows={STORED_ITEMS.map((item) => ({
          key: `${item.kind} ${item.sites.join(" ")} ${item.name}`,
          cells: {
            name: (
              <>
                <code>{item.name}</code> <small>{i18n._(KINDS[item.kind])}</small>
              </>
            ),
            sites: format.list(item.sites.map((site) => i18n._(SITES[site]))),
            purpose: i18n._(PURPOSES[item.purpose]),
            sent: i18n._(SENDINGS[item.sent]),
            lifetime: <Lifetime item={item} />,
            consent: item.needsConsent
              ? t({ message: "Yes", comment: "Needs consent" })
              : t({ message: "No", comment: "Needs no consent" }),
          },
        }))}
      />
    </Wide>
  );
}

/** Six columns need more room than lines of text should have. On a phone each row is a card. */
const Wide = styled.div`
  ${media.tablet} {
    --room: min(72rem, 100vw - 2 * var(--space-6));
    margin-inline: calc((100% - var(--room)) / 2);
  }
  & code {
    overflow-wrap: anywhere;
  }
  & small {
    white-space: nowrap;
  }
`;

function Lifetime({ item }: { item: StoredItem }): ReactNode {
  const lifetime = realLifetime(item);
  if (lifetime === "tab") return <Trans comment="How long something is kept">Until the tab is closed</Trans>;
  if (lifetime === "kept") return <Trans comment="How long something is kept">Until you delete it</Trans>;
  if (lifetime < HOUR_S)
    return <Plural value={Math.round(lifetime / MINUTE_S)} one="# minute" other="# minutes" />;
  if (lifetime < DAY_S) return <Plural value={Math.round(lifetime / HOUR_S)} one="# hour" other="# hours" />;
  return <Plural value={Math.round(lifetime / DAY_S)} one="# day" other="# days" />;
}

const MINUTE_S = 60;
const HOUR_S = 3_600;
const DAY_S = 86_400;

const KINDS: Record<StoredItem["kind"], MessageDescriptor> = {
  cookie: msg`Cookie`,
  localStorage: msg({ message: "Local storage", comment: "Of a browser" }),
  cache: msg({ message: "Cache", comment: "Of a browser" }),
  sessionStorage: msg({ message: "Storage of the tab", comment: "Session storage of a browser" }),
};

const SENDINGS: Record<StoredSending, MessageDescriptor> = {
  request: msg({ message: "With every request", comment: "When something stored is sent to us" }),
  cookie: msg({ message: "As a cookie", comment: "How something stored is sent to us" }),
  use: msg({ message: "Only when it is used", comment: "When something stored is sent to us" }),
  never: msg({ message: "Never", comment: "Something stored is not sent to us" }),
};

const SITES: Record<StoringSite, MessageDescriptor> = {
  shop: msg({ message: "Shop", comment: "One of our sites" }),
  account: msg({ message: "Account", comment: "One of our sites" }),
  pay: msg({ message: "Payment", comment: "One of our sites" }),
  play: msg({ message: "Games", comment: "The site on which games run" }),
};

const PURPOSES: Record<StoringPurpose, MessageDescriptor> = {
  "account-boundaries": msg`A copy of your account's list of what you do not want to see. Logging out deletes it.`,
  age: msg`Remembers that you are over 18.`,
  "age-mark": msg`Shows that you are over 18 and exclude nothing, so that the first covers come with the page. It does not identify you.`,
  "app-prompt": msg`Remembers that you closed the hint about the app.`,
  boundaries: msg`What you do not want to see, so that it is hidden from the start. It becomes part of the account that you log in to.`,
  category: msg`Remembers which category you chose: Home opens its page, and recommendations come from it.`,
  lists: msg`Remembers whether lists load more games while you scroll.`,
  checkout: msg`The number of a purchase in progress, so that it cannot be made twice.`,
  "code-flow": msg`Ties the code you get by email to this browser.`,
  consent: msg`Remembers whether we may count your visits. After this time we ask again.`,
  country: msg`Remembers that we asked for your country, so that we do not ask on every page.`,
  discreet: msg`Remembers that you want the shop to be discreet, and what the tab is called then. If you are logged in, your account remembers it, too.`,
  device: msg`Recognizes this browser, so that we can warn you of logins from other ones.`,
  draft: msg`What you typed and have not saved yet, so that a reload does not lose it.`,
  intent: msg`What you were about to do when we asked you to log in, so that it continues afterwards.`,
  language: msg`Remembers the language you chose, or that you closed the language hint.`,
  library: msg`The names of your games, so that you can look them up offline. Logging out deletes them.`,
  "member-mark": msg`Shows that you are logged in, without saying who you are, so that the page reserves space for the wallet.`,
  notices: msg`Remembers which news you have read or closed, so that they do not open again.`,
  offline: msg`The page that is shown when you are offline. It is the same for everyone.`,
  "pay-link": msg`Ties a payment that is being opened to this browser.`,
  "pay-switch": msg`Holds a payment for another account until you confirm that you want to pay for it.`,
  "pay-session": msg`Lets you finish a payment you have started.`,
  place: msg`Remembers where you have moved a floating button.`,
  "play-grant": msg`Lets you play a game you own or try.`,
  press: msg`Which button you pressed when a page had to be reloaded after a release, so that it is pressed for you then.`,
  reload: msg`When a page was last reloaded automatically after a release, so that it does not keep reloading.`,
  scroll: msg`Where on a page you were, so that going back takes you there.`,
  "search-history": msg`Your latest searches, so that you can repeat them. A search reaches us when you make it; this list does not.`,
  session: msg`Keeps you logged in.`,
  "sign-in-flow": msg`Ties a login in progress to this browser.`,
  theme: msg`Remembers whether you chose light or dark pages.`,
  "visit-browser": msg`Statistics: a random number for this browser. Each visit renews it.`,
  "visit-profile": msg`Statistics: a random number for a browser that is not logged in.`,
  "visit-session": msg`Statistics: a random number for the present visit, and how many there were. Each visit renews it.`,
};
