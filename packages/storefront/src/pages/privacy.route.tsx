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
          Your browser remembers that you are over 18, and which category and language you chose. Age and
          language are stored in cookies, which are sent with every request to the shop; the category is part
          of the addresses of the pages that it leads to. None of them identifies you. The table below lists
          everything that is stored, and whether it reaches us.
        </Trans>
      </p>
      <p>
        <Trans>
          All files on our pages come from our own servers; only the card number fields come from the payment
          provider.
        </Trans>
      </p>
      <p>
        <Trans>
          Our logs record which address on our servers was requested, when and with what result, but no IP
          address. To prevent abuse we count requests for a short time, under a scrambled form of the IP
          address. When we ask for your country, we guess it from the IP address with our own list.
        </Trans>
      </p>
      <h2 id="statistics">
        <Trans>Statistics</Trans>
      </h2>
      <p>
        <Trans>
          We count your visits only if you accept: which pages you open, where you came from, the campaign
          named in the link, what you search for, and the language, screen size and name of your browser.
          Addresses are stored without the part after the question mark, and searches without anything that
          identifies you.
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
          are deleted from this browser and no more visits are sent.
        </Trans>
      </p>
      <h2>
        <Trans>With an account</Trans>
      </h2>
      <p>
        <Trans>
          We store your email address, a one-way hash of your password, your nickname and what you put into
          your profile, your country of residence, purchases, coupons, top-ups, downloads, cart, wishlist and
          preferences, comments and votes, the people you follow, how long you played, your notifications, and
          the kind of browser and system you are logged in with. We need these to log you in, to calculate
          prices, to give you your games on any device and to show what you chose to show.
        </Trans>
      </p>
      <p>
        <Trans>
          Payments are made with the payment provider. We learn whether you paid and how much, never your card
          number. If your bank requires your name and email address, we pass them on to the provider and do
          not store them.
        </Trans>
      </p>
      <p>
        <Trans>
          Pictures that you attach to a payment as proof of your transfer can be seen only by you and our
          staff. They are deleted after {PAYMENT_PROOF_DAYS} days, or at once when you delete your account.
        </Trans>
      </p>
      <h2 id="customer-service">
        <Trans>Customer service</Trans>
      </h2>
      <p>
        <Trans>
          What you write to customer service, its answers and, if you have no account, your email address are
          stored with your case. All of that is deleted {caseDays} days after the case is closed, or at once
          when you delete your account.
        </Trans>
      </p>
      <h2>
        <Trans>Cookies and storage</Trans>
      </h2>
      <p>
        <Trans>
          This is everything our sites store in your browser. Cookies are sent with every request to the site
          that they belong to; the rest stays in your browser, unless the table says when it is sent. There
          are no advertising cookies. Browsers keep cookies for 400 days at most, and some delete them sooner.
          Over a secure connection the names of some begin with __Host-. A game may store its own saves; each
          game has its own address for that, separate from the shop.
        </Trans>
      </p>
      <StoredItems />
      <h2>
        <Trans>Your rights</Trans>
      </h2>
      <p>
        <Trans>
          You may ask what we store about you, have it corrected or have your account deleted: write to
          customer service. Deleting the account deletes all personal data; records of purchases and payments
          stay, under a number that no longer identifies you.
        </Trans>
      </p>
      <WaysToReachUs />
    </TextPage>
  );
}
