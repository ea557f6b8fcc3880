import { Trans, useLingui } from "@lingui/react/macro";
import { brand } from "#brand";
import { WaysToReachUs } from "../customer-service/ways-to-reach-us.tsx";
import { TextPage } from "./text-page.tsx";

export { loader } from "./text-page.server.ts";
export { headers } from "@catnip/site/http/page-headers.ts";

export default function AboutUs() {
  const { t } = useLingui();
  return (
    <TextPage
      title={t`About us`}
      description={t`Who runs ${brand.name} and what it stands for.`}
      path="/about-us"
    >
      <p>
        <Trans>
          {brand.name} is a shop for original games for adults: visual novels, puzzles and small adventures by
          independent authors. Every character in every game is an adult.
        </Trans>
      </p>
      <p>
        <Trans>
          If an author offers a trial, you can try the game for free. Depending on the game, you play in the
          browser or download it; each game's page says which, and in which languages it is available.
        </Trans>
      </p>
      <p>
        <Trans>
          Prices are in meow coins; a game's page also shows its price in real money. Every step of a price is
          shown before you confirm.
        </Trans>
      </p>
      <h2>
        <Trans>Customer service</Trans>
      </h2>
      <WaysToReachUs />
    </TextPage>
  );
}
