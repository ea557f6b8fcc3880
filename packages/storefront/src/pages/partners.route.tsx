import { Trans, useLingui } from "@lingui/react/macro";
import { brand } from "#brand";
import { WaysToReachUs } from "../customer-service/ways-to-reach-us.tsx";
import { TextPage } from "./text-page.tsx";

export { loader } from "./text-page.server.ts";
export { headers } from "@catnip/site/http/page-headers.ts";

export default function Partners() {
  const { t } = useLingui();
  return (
    <TextPage
      title={t`Partners`}
      description={t`For authors and publishers who want to sell on ${brand.name}.`}
      path="/partners"
    >
      <p>
        <Trans>
          Authors and publishers sell their own games on {brand.name}. You keep all rights; we show, sell and
          deliver the game and pay you your share of every sale.
        </Trans>
      </p>
      <h2>
        <Trans>What we need from you</Trans>
      </h2>
      <p>
        <Trans>
          A game you made or have the right to sell, in which everyone shown is clearly an adult; a cover, a
          few pictures and a short description; and a build for browsers, Windows, macOS or Android. A trial
          is welcome, but not required.
        </Trans>
      </p>
      <h2 id="begin">
        <Trans>How it works</Trans>
      </h2>
      <p>
        <Trans>
          There is no page for submitting games yet: write to customer service, and we tell you how to send
          yours. We review it, and publish it or tell you what has to change. You set the price.
        </Trans>
      </p>
      <WaysToReachUs />
    </TextPage>
  );
}
