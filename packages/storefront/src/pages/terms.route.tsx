import { Trans, useLingui } from "@lingui/react/macro";
import { brand } from "#brand";
import { WaysToReachUs } from "../customer-service/ways-to-reach-us.tsx";
import { RefundRule } from "../refunds/refund-rule.tsx";
import { TextPage } from "./text-page.tsx";

export { loader } from "./text-page.server.ts";
export { headers } from "@catnip/site/http/page-headers.ts";

export default function Terms() {
  const { t } = useLingui();
  const { games, days: period } = brand.refunds.atMost;
  return (
    <TextPage title={t`Terms`} description={t`The rules of ${brand.name}.`} path="/terms">
      <h2>
        <Trans>Who may use the shop</Trans>
      </h2>
      <p>
        <Trans>
          You must be at least 18 years old and of legal age where you live. Your account is yours alone.
        </Trans>
      </p>
      <h2>
        <Trans>Coins</Trans>
      </h2>
      <p>
        <Trans>
          You pay for games with meow coins, which you buy with real money, and with silver coins, which are
          free. Coins are not money: they cannot be paid out or given to others.
        </Trans>
      </p>
      <h2>
        <Trans>Buying</Trans>
      </h2>
      <p>
        <Trans>
          A purchase is made when you confirm the price shown. If the price has changed since you saw it,
          nothing is charged and we ask you again. A game you have bought stays in your library, even if it is
          no longer on sale.
        </Trans>
      </p>
      <h2>
        <Trans>Refunds</Trans>
      </h2>
      <p>
        <RefundRule />
      </p>
      <p>
        <Trans>
          Its price goes back to your wallet at once, just as you paid it. Coins that have expired since are
          not renewed, and a coupon can be used again as long as it is valid. If you have returned {games}{" "}
          games within {period} days, customer service decides about the next one.
        </Trans>
      </p>
      <p>
        <Trans>
          Nothing here affects your rights under local law, such as a right of withdrawal or your rights when
          a game does not work. Write to customer service with the name of the game; do the same if you were
          charged wrongly.
        </Trans>
      </p>
      <h2>
        <Trans>Comments</Trans>
      </h2>
      <p>
        <Trans>
          Players who own a game may comment on it. Be kind. If you find a comment that insults people or
          breaks the law, tell customer service.
        </Trans>
      </p>
      <WaysToReachUs />
    </TextPage>
  );
}
