import { PROVIDER_CLICK_DELAY_MS } from "@catnip/domain/timing";
import { methodToSuggest, providersFor } from "@catnip/domain/payments";
import { CreatePayTicketDocument } from "@catnip/sdk/payments/index.ts";
import { useFormat } from "@catnip/i18n";
import { Button, EmptyState, RadioTiles, Skeleton, Stack, Text } from "@catnip/ui";
import { Dialog } from "@catnip/ui/dialog.tsx";
import { Trans, useLingui } from "@lingui/react/macro";
import { brand } from "#brand";
import { useState } from "react";
import type { PopupProps } from "@catnip/site/popups/popups.ts";
import { LoadFailed } from "@catnip/site/pages/load-failed.tsx";
import { useLocale } from "@catnip/site/languages/locale.ts";
import { mutate } from "@catnip/site/session/client.ts";
import { openPopup } from "@catnip/site/popups/open-popup.ts";
import { useSite } from "@catnip/site/host/site.ts";
import { useAction } from "@catnip/site/data/use-action.ts";
import { WalletAmount } from "../amounts/wallet-amount.tsx";
import { currentViewer, useViewer } from "../shell/viewer.ts";
import { logTraffic } from "../traffic/log-events.ts";
import { leaveForPayment } from "./leave-for-payment.ts";
import { MethodTile } from "./method-tile.tsx";
import { PayButtons } from "./pay-buttons.tsx";
import { payLink } from "./pay-link.ts";
import { PlanTax } from "./plan-tax.tsx";
import { PlanTile } from "./plan-tile.tsx";
import {
  isTaxedOtherwise,
  planToSuggest,
  priceAt,
  type PaymentProvider,
  type RechargePlan,
  useTopUpOffer,
} from "./top-up-offer.ts";
import { WalletAfterwards } from "./wallet-afterwards.tsx";
import { WhatIsNeeded } from "./what-is-needed.tsx";

declare module "@catnip/site/popups/popups.ts" {
  interface Popups {
    /**
     * Top-up plans. `missing`: the missing amount of a purchase plus the debt, in meowcent; `returnPath`: where to
     * return after paying.
     */
    addCredit: { props: { missing?: number; returnPath?: string }; result: undefined };
  }
}

/** Top-up plans and payment methods; redirects to the pay site (R-TOP-4, R-TOP-6). */
export default function AddCreditPopup({
  props: { missing, returnPath },
  close,
}: {
  props: PopupProps<"addCredit">;
  close: () => void;
}) {
  const { t } = useLingui();
  const format = useFormat();
  const locale = useLocale();
  const { origins } = useSite();
  const { wallet } = useViewer();
  const [found, retry] = useTopUpOffer(locale);
  const offer = found.data;
  const [planId, setPlanId] = useState<string | null>(null);
  const [pickedMethod, setPickedMethod] = useState<string | null>(null);

  const owed = offer?.owed ?? 0;
  const suggested = planToSuggest(offer?.plans ?? [], missing || owed);
  const plan = offer?.plans.find(({ id }) => id === planId) ?? suggested;
  const method = pickedMethod ?? (offer && methodToSuggest(offer.methods, offer.providers, offer.currency));
  const providers = offer && method ? providersFor(offer.providers, method, offer.currency) : [];

  const paying = useAction(async (provider: PaymentProvider, chosen: RechargePlan, chosenMethod: string) => {
    // The country decides prices, currency and tax, so it is needed before any payment (R-TOP-1).
    if (!currentViewer().country) {
      if (!(await openPopup({ name: "country", props: {} }))) return;
      if (await isTaxedOtherwise(chosen)) return retry();
    }
    const facts = { provider_key: provider.provider_key, plan_id: chosen.id };
    logTraffic("pg_credit_add", facts);
    if (chosen.currency_id === "TWD" && chosenMethod === "credit-card")
      logTraffic("pg_web_creditcard_tw", facts);
    const [{ createPayTicket }] = await Promise.all([
      mutate(CreatePayTicketDocument, { platform_key: brand.platform_key }),
      new Promise((resolve) => setTimeout(resolve, PROVIDER_CLICK_DELAY_MS)),
    ]);
    await leaveForPayment(
      payLink(origins.pay, locale, {
        ticket: createPayTicket.token,
        platform_key: brand.platform_key,
        provider_key: provider.provider_key,
        payment_provider_id: provider.id,
        method: chosenMethod,
        plan_id: chosen.id,
        currency_id: chosen.currency_id,
        pay_amount: priceAt(chosen, provider),
        amount: chosen.coin,
        balance: currentViewer().wallet?.coin ?? 0,
        return_url: new URL(
          returnPath ?? window.location.pathname + window.location.search,
          window.location.origin,
        ).href,
      }),
    );
  });

  return (
    <Dialog.Root open onOpenChange={(open) => !open && close()}>
      <Dialog.Popup size="l">
        <Dialog.Title>
          <Trans>Add coins</Trans>
        </Dialog.Title>
        <Dialog.Close label={t`Close`} />
        <Dialog.Body>
          <Stack gap={5}>
            <Text tone="soft">
              <Trans>
                You have <WalletAmount meowcent={wallet?.coin ?? 0} />
              </Trans>
            </Text>
            <WhatIsNeeded
              missing={missing ?? 0}
              owed={owed}
              isSmallest={plan !== undefined && plan === suggested}
              coins={plan?.coin ?? 0}
            />
            {found.fetching && <Skeleton height="16rem" />}
            {found.error && <LoadFailed fault={found.error} retry={retry} />}
            {offer && !(plan && offer.methods.length > 0) && (
              <EmptyState art="box" title={t`Coins cannot be added at the moment`}>
                <Trans>No payment provider is available right now. Please try again later.</Trans>
              </EmptyState>
            )}
            {offer && plan && offer.methods.length > 0 && (
              <>
                <RadioTiles
                  legend={t`Plan`}
                  name="plan"
                  value={plan.id}
                  onValueChange={setPlanId}
                  min="9.5rem"
                >
                  {offer.plans.map((each) => (
                    <PlanTile
                      key={each.id}
                      plan={each}
                      isTaxed={providers.some(({ adds_tax }) => adds_tax)}
                    />
                  ))}
                </RadioTiles>
                <RadioTiles
                  legend={t`Way to pay`}
                  name="method"
                  value={method ?? ""}
                  onValueChange={setPickedMethod}
                  min="9.5rem"
                >
                  {offer.methods.map((each) => (
                    <MethodTile key={each} method={each} isAway={offer.away.includes(each)} />
                  ))}
                </RadioTiles>
                {method && <PlanTax plan={plan} providers={providers} />}
                {wallet && <WalletAfterwards plan={plan} wallet={wallet} missing={missing} owed={owed} />}
                <Text tone="soft" size="s">
                  <Trans>Coins you buy never expire.</Trans>{" "}
                  {brand.features.silver && (
                    <Trans>
                      Silver is a bonus: it counts like coins, and purchases use it first unless you turn that
                      off.
                    </Trans>
                  )}
                </Text>
              </>
            )}
            {brand.features.offlineTopUp && (
              <Button
                kind="secondary"
                wide
                onClick={() => {
                  close();
                  void openPopup({ name: "customerService", props: {} });
                }}
              >
                <Trans>Add coins with the help of customer service</Trans>
              </Button>
            )}
          </Stack>
        </Dialog.Body>
        {plan && method && (
          <Dialog.Footer>
            <PayButtons
              providers={providers}
              priceOf={(provider) => format.money(priceAt(plan, provider), plan.currency_id)}
              busyWith={paying.busyWith?.[0].id ?? null}
              isBusy={paying.isBusy}
              onPay={(provider) => paying.run(provider, plan, method)}
            />
          </Dialog.Footer>
        )}
      </Dialog.Popup>
    </Dialog.Root>
  );
}
