import type { CheckoutFieldsFragment } from "@catnip/sdk/orders/index.ts";
import { useFormat } from "@catnip/i18n";
import { errorText } from "@catnip/site/messages/error-messages.ts";
import { Notice } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { CheckoutFacts } from "./checkout-items.ts";
import { priceChanges, refusedCoupon } from "./what-changed.ts";

/** The API's response when it has charged nothing, and what the buyer had seen. */
export interface Refusal {
  readonly answer: Exclude<CheckoutFieldsFragment, { __typename: "CheckoutDone" }>;
  readonly shown: CheckoutFacts;
}

/** Nothing was charged, and why: each changed price with both numbers, a lost coupon by its name (R-CHK-2). */
export function RefusalNotice({ refusal: { answer, shown } }: { refusal: Refusal }) {
  const { i18n } = useLingui();
  if (answer.__typename === "CheckoutPriceChanged")
    return <PriceChanged differences={answer.differences} shown={shown} />;
  const lost = refusedCoupon(answer, shown);
  if (lost) {
    const { coupon, game } = lost;
    return (
      <Notice tone="warn" live>
        <Trans>
          The coupon “{coupon}” can no longer be used for {game}. Nothing was charged; please check and
          confirm again.
        </Trans>
      </Notice>
    );
  }
  return (
    <Notice tone="error" live>
      {i18n._(errorText(answer.code))}
    </Notice>
  );
}

type Differences = Extract<Refusal["answer"], { __typename: "CheckoutPriceChanged" }>["differences"];

function PriceChanged({ differences, shown }: { differences: Differences; shown: CheckoutFacts }) {
  const format = useFormat();
  const total = differences.find(({ store_id, field }) => (store_id ?? null) === null && field === "total");
  const [before, after] = [format.coins(total?.shown ?? 0), format.coins(total?.actual ?? 0)];
  const games = priceChanges(differences, shown);
  return (
    <Notice tone="warn" live>
      {total ? (
        <Trans>
          The price has changed from {before} to {after} coins in the meantime. Nothing was charged; please
          check and confirm again.
        </Trans>
      ) : (
        <Trans>
          Your bill has changed in the meantime. Nothing was charged; please check and confirm again.
        </Trans>
      )}
      {games.length > 0 && shown.items.length > 1 && (
        <ul>
          {games.map(({ storeId, name, from, to }) => (
            <li key={storeId}>
              {name}: {format.coins(from)} → {format.coins(to)}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
