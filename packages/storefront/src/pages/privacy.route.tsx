import { Trans, useLingui } from "@lingui/react/macro";
import { brand } from "#brand";
import { SupportContact } from "./support-contact.tsx";
import { TextPage } from "./text-page.tsx";

export { loader } from "./text-page.server.ts";
export { headers } from "../shell/page-headers.ts";

export default function Privacy() {
  const { t } = useLingui();
  return (
    <TextPage
      title={t`Privacy`}
      description={t`What ${brand.name} stores about you, and why.`}
      path="/privacy"
    >
      <p>
        <Trans>We store as little as we can, and sell none of it.</Trans>
      </p>
      <h2>
        <Trans>Without an account</Trans>
      </h2>
      <p>
        <Trans>
          Your browser remembers that you are over 18, which language and which category you chose. This stays
          on your device. Our servers keep technical logs (address, time, page) for security only.
        </Trans>
      </p>
      <h2>
        <Trans>With an account</Trans>
      </h2>
      <p>
        <Trans>
          We store your mail address, a one-way hash of your password, your country of residence, your
          purchases, top-ups, cart and wishlist. We need these to let you in, to compute prices and to give
          you your games on any device.
        </Trans>
      </p>
      <p>
        <Trans>
          Payments are made with the payment provider. We learn whether you paid and how much, never your card
          number.
        </Trans>
      </p>
      <h2>
        <Trans>Cookies</Trans>
      </h2>
      <p>
        <Trans>
          We set one cookie to keep you logged in and one to remember your language. There are no advertising
          cookies.
        </Trans>
      </p>
      <h2>
        <Trans>Your rights</Trans>
      </h2>
      <p>
        <Trans>
          You may ask what we store about you, have it corrected or have your account deleted. Records of
          payments are kept as long as the law demands.
        </Trans>
      </p>
      <SupportContact />
    </TextPage>
  );
}
