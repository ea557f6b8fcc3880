import { PAYMENT_PROOF_DAYS } from "@catnip/domain/payments";
import { VISIT_PERSON_DAYS } from "@catnip/domain/traffic";
import { Trans, useLingui } from "@lingui/react/macro";
import { brand } from "#brand";
import { ConsentChoice } from "../traffic/consent-choice.tsx";
import { StoredItems } from "./stored-items.tsx";
import { WaysToReachUs } from "../customer-service/ways-to-reach-us.tsx";
import { TextPage } from "./text-page.tsx";

export { loader } from "./text-page.server.ts";
export { headers } from "@catnip/site/http/page-headers.ts";

const { caseDays } = brand.support;

export default function Privacy() {
  const { t } = useLingui();
  return (
    <TextPage
      title={t`Privacy`}
      description={t`What ${brand.name} stores about you, and why.`}
      path="/privacy"
    >
      <p>
        <Trans>We store what the shop needs to work, and sell none of it.</Trans>
      </p>
      <h2>
        <Trans>Without an account</Trans>
      </h2>
      <p>
        <Trans>
          Your browser remembers that you are over 18, which category you chose and which language. Age and
          language are kept in cookies, which go along with everything it asks the shop for; the category is
          part of the addresses of the pages that it leads to. None of them says who you are. The table below
          says of everything that is kept whether it reaches us.
        </Trans>
      </p>
      <p>
        <Trans>
          All files of our pages come from our own servers; only the fields for a card&apos;s number come from
          the payment provider.
        </Trans>
      </p>
      <p>
        <Trans>
          Our logs hold which address of our servers was asked for, when and with what result, but no network
          address. Against abuse we count requests for a short time, under a scrambled form of the network
          address. When you are asked for your country, we guess it from the network address with a list of
          our own.
        </Trans>
      </p>
      <h2 id="statistics">
        <Trans>Statistics</Trans>
      </h2>
      <p>
        <Trans>
          Only if you accept do we count your visits: which pages you open, where you came from, the campaign
          named in the link, what you search for, and the language, screen size and name of your browser.
          Addresses lose what stands after the question mark, and searches are kept without anything that
          leads to you.
        </Trans>
      </p>
      <p>
        <Trans>
          If you are logged in, your visits are stored with your account. After {VISIT_PERSON_DAYS} days the
          account, browser and session are removed from them, and only numbers remain.
        </Trans>
      </p>
      <ConsentChoice />
      <p>
        <Trans>
          You can change your answer here at any time. If you decline after having accepted, the three numbers
          are deleted from this browser and no visit is sent any more.
        </Trans>
      </p>
      <h2>
        <Trans>With an account</Trans>
      </h2>
      <p>
        <Trans>
          We store your mail address, a one-way hash of your password, your nickname and what you put into
          your profile, your country of residence, purchases, coupons, top-ups, downloads, cart, wishlist and
          preferences, comments and votes, whom you follow, how long you played, your notifications, and the
          kind of browser and system you are logged in with. We need these to let you in, to compute prices,
          to give you your games on any device and to show what you chose to show.
        </Trans>
      </p>
      <p>
        <Trans>
          Payments are made with the payment provider. We learn whether you paid and how much, never your card
          number. Where your bank asks for your name and mail address, we pass them on to the provider and do
          not keep them.
        </Trans>
      </p>
      <p>
        <Trans>
          Pictures that you attach to a payment as a proof of your transfer are seen by you and our staff
          only. They are deleted after {PAYMENT_PROOF_DAYS} days, and with your account at once.
        </Trans>
      </p>
      <h2 id="customer-service">
        <Trans>Customer service</Trans>
      </h2>
      <p>
        <Trans>
          What you write to customer service, what it answers and, if you have no account, your mail address
          are kept with your case. {caseDays} days after the case is closed all of that is deleted, and with
          your account it is deleted at once.
        </Trans>
      </p>
      <h2>
        <Trans>Cookies and storage</Trans>
      </h2>
      <p>
        <Trans>
          This is everything our sites keep in your browser. Cookies are sent along with every request to the
          site that they belong to; the rest stays in your browser, unless the table says when it is sent.
          There are no advertising cookies. Browsers keep no cookie longer than 400 days, and some delete them
          sooner. Over a secure connection the names of some begin with __Host-. A game may keep its own
          saves; each game has an address of its own for that, apart from the shop.
        </Trans>
      </p>
      <StoredItems />
      <h2>
        <Trans>Your rights</Trans>
      </h2>
      <p>
        <Trans>
          You may ask what we store about you, have it corrected or have your account deleted: write to
          customer service. With the account goes everything personal; records of purchases and payments stay,
          under a number that no longer leads to you.
        </Trans>
      </p>
      <WaysToReachUs />
    </TextPage>
  );
}
