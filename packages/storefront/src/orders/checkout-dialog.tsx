import { possiblyLacksLanguage } from "@catnip/domain/catalog";
import { CONFIRM_DEBOUNCE_MS } from "@catnip/domain/timing";
import { coinsToAdd } from "@catnip/domain/orders";
import { trackedPrice } from "@catnip/domain/traffic";
import { writePgState, type PgState } from "@catnip/domain/navigation";
import { Button, ButtonLink, Stack, Text } from "@catnip/ui";
import { Dialog } from "@catnip/ui/dialog.tsx";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { brand } from "#brand";
import { useEffect, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useLocale, usePath } from "@catnip/site/languages/locale.ts";
import { confirm, offerNext, showMessage } from "@catnip/site/popups/messages.ts";
import { openPopup } from "@catnip/site/popups/open-popup.ts";
import { useAction } from "@catnip/site/data/use-action.ts";
import { RefundRule } from "../refunds/refund-rule.tsx";
import { useViewer } from "../shell/viewer.ts";
import { logTraffic } from "../traffic/log-events.ts";
import { BillLines } from "./bill-lines.tsx";
import { BillSums } from "./bill-sums.tsx";
import type { CheckoutFacts, CheckoutWish } from "./checkout-items.ts";
import { FreezeNotice } from "./freeze-notice.tsx";
import { NoBill } from "./no-bill.tsx";
import { RefusalNotice, type Refusal } from "./refusal-notice.tsx";
import { Savings } from "./savings.tsx";
import { sendCheckout } from "./send-checkout.ts";
import { SilverSwitch } from "./silver-switch.tsx";
import { useCheckoutBill, type Bill } from "./use-checkout-bill.ts";
import { useCheckoutFacts } from "./use-checkout-facts.ts";

/**
 * The bill and its confirmation, for one game or for games in the cart (R-CHK-6, R-CHK-7). The best coupons are applied
 * already (R-CPN-8), and silver pays first while its switch is on; with an insufficient balance the buyer goes to a
 * top-up and returns.
 */
export function CheckoutDialog({
  wish,
  isLanguageAccepted = false,
  close,
}: {
  wish: CheckoutWish;
  /** Whether the buyer has already been asked about the language. */
  isLanguageAccepted?: boolean;
  close: (result?: "bought") => void;
}) {
  const { t } = useLingui();
  const locale = useLocale();
  const path = usePath();
  const navigate = useNavigate();
  const viewer = useViewer();
  const facts = useCheckoutFacts(wish, locale);
  const { bill: current, ...choices } = useCheckoutBill(facts.data, viewer);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const lastConfirmAt = useRef(-Infinity);

  const { wallet, country } = viewer;
  const isUnpriced = facts.data !== null && wallet !== null && current === null;

  const { items: wanted } = choices;
  const owned = useMemo(
    () => wanted.filter(({ storeId }) => viewer.games?.owned.has(storeId)),
    [wanted, viewer.games],
  );
  const leaveOwnedOut =
    owned.length < wanted.length ? () => choices.leaveOut(owned.map(({ storeId }) => storeId)) : undefined;
  // Frozen at confirmation until the popup closes, because bought games are owned and leave the cart at once.
  const [confirmed, setConfirmed] = useState<Bill | null>(null);
  // No checkout for games that are already owned.
  const bill =
    confirmed ?? (current && current.quote.lines.length > 0 && owned.length === 0 ? current : null);

  // A free game can still be had.
  const freeze = bill && bill.quote.total > 0 ? bill.facts.freeze : null;

  const hasBegun = useRef(false);
  useEffect(() => {
    // Once: the facts are refetched when a price changed.
    if (current === null || hasBegun.current) return;
    hasBegun.current = true;
    logTraffic("begin_checkout", tracked(current));
  }, [current]);

  /** `at`: time of the click, in ms on the page's clock. */
  const buying = useAction(
    async (shown: Bill, at: number) => {
      if (shown.quote.remaining > 0 || at - lastConfirmAt.current < CONFIRM_DEBOUNCE_MS) return null;
      lastConfirmAt.current = at;
      if (!country && !(await openPopup({ name: "country", props: {} }))) return null;
      if (!isLanguageAccepted && (await doubtsLanguage(shown.facts.items))) return null;
      setRefusal(null);
      setConfirmed(shown);
      try {
        return await sendCheckout(shown.facts.items, shown.quote);
      } catch (fault) {
        setConfirmed(null);
        throw fault;
      }
    },
    async (answer, shown) => {
      if (answer?.__typename === "CheckoutDone") {
        close("bought");
        logTraffic("purchase", tracked(shown));
        // Bought games leave the cart, so the library shows them. A popup opened earlier would close with the page.
        if ("cartStoreUuids" in wish) await navigate(path(LIBRARY));
        await thank(shown.facts.items);
      } else if (answer) {
        setConfirmed(null);
        setRefusal({ answer, shown: shown.facts });
        facts.reload();
      }
    },
  );

  /** Asks whether the buyer wants a game that may not be in their language. True: declined. */
  async function doubtsLanguage(items: CheckoutFacts["items"]): Promise<boolean> {
    if (!items.some(({ store }) => possiblyLacksLanguage(store.game_pack.languages, locale))) return false;
    const isWanted = await confirm(
      items.length > 1
        ? t`One of these games may not be available in a language you know. Buy anyway?`
        : t`This game may not be available in a language you know. Buy it anyway?`,
    );
    return !isWanted;
  }

  /** One clear next step: play the purchase, else see it in My Store. */
  async function thank(items: CheckoutFacts["items"]) {
    const [first] = items;
    const isPlayable =
      items.length === 1 && first?.store.game_pack.official_app.some(({ platform }) => platform === "web");
    const text = t`${plural(items.length, {
      one: "Thank you! The purchase is complete, and the game is in your library.",
      other: "Thank you! The purchase is complete, and the games are in your library.",
    })}`;
    const title = t`Purchase complete`;
    if (!isPlayable && "cartStoreUuids" in wish) return showMessage(text, title);
    const wantsToGo = await offerNext(text, title, isPlayable ? t`Play now` : t`Go to My Store`);
    if (wantsToGo && first) await navigate(path(isPlayable ? `/store/${first.storeId}/fullscreen` : LIBRARY));
  }

  function topUp({ quote, facts: { items } }: Bill) {
    const missing = coinsToAdd(quote, { owed: freeze?.owed ?? 0, coinBalance: wallet?.coin ?? 0 });
    logTraffic("pg_web_topup", { missing });
    const back = new URL(window.location.href);
    const state = writePgState(restorable(wish, items));
    if (state) back.searchParams.set("pg_state", state);
    close();
    void openPopup({ name: "addCredit", props: { missing, returnPath: back.pathname + back.search } });
  }

  return (
    <Dialog.Root open onOpenChange={(open) => !open && close()}>
      <Dialog.Popup size="m">
        <Dialog.Title>
          <Trans>Confirm your purchase</Trans>
        </Dialog.Title>
        <Dialog.Close label={t`Close`} />
        <Dialog.Body>
          <Stack gap={5}>
            {refusal && bill && !freeze && <RefusalNotice refusal={refusal} />}
            {!bill && <NoBill {...{ facts, viewer, wish, owned, leaveOwnedOut, isUnpriced, close }} />}
            {bill && (
              <>
                <BillLines
                  bill={bill}
                  leftOutCount={choices.leftOut.size}
                  onChoose={choices.chooseCoupons}
                  onLeaveOut={(storeId) => choices.leaveOut([storeId])}
                  onPutBack={choices.putBack}
                />
                <Savings bill={bill} onBest={() => choices.chooseCoupons(null)} />
                {brand.features.silver && wallet && wallet.silver > 0 && (
                  <SilverSwitch
                    balance={wallet.silver}
                    checked={choices.useSilver}
                    onChange={choices.setUseSilver}
                  />
                )}
                {freeze && wallet && (
                  <FreezeNotice freeze={freeze} quote={bill.quote} coinBalance={wallet.coin} />
                )}
                {bill.quote.total > 0 && (
                  <Text tone="soft" size="s">
                    <RefundRule />
                  </Text>
                )}
              </>
            )}
          </Stack>
        </Dialog.Body>
        {bill && (
          <Dialog.Footer>
            <BillSums quote={bill.quote} isFrozen={freeze !== null} />
            {freeze?.disputed ? (
              <ButtonLink size="l" wide href={path("/help/contact?topic=payment")} onClick={() => close()}>
                <Trans>Contact customer service</Trans>
              </ButtonLink>
            ) : freeze || bill.quote.remaining > 0 ? (
              <Button size="l" wide onClick={() => topUp(bill)}>
                <Trans>Add coins</Trans>
              </Button>
            ) : (
              <Button
                size="l"
                wide
                busy={buying.isBusy}
                onClick={(event) => buying.run(bill, event.timeStamp)}
              >
                <Trans comment="Button that makes the purchase">Confirm purchase</Trans>
              </Button>
            )}
          </Dialog.Footer>
        )}
      </Dialog.Popup>
    </Dialog.Root>
  );
}

const LIBRARY = "/my-store?tab=purchased";

/** What a counted visit records about a purchase (R-TRF-8). */
const tracked = ({ facts, quote }: Bill) => ({ items: facts.items.length, ...trackedPrice(quote.total) });

/** What to reopen after a payment: the same game, or the cart's games that were not excluded. */
function restorable(wish: CheckoutWish, items: CheckoutFacts["items"]): PgState {
  if ("storeId" in wish) return { popup: "store-checkout", store_id: wish.storeId };
  return {
    popup: "cart-checkout",
    cart_store_uuids: items.flatMap(({ cartStoreUuid }) => cartStoreUuid ?? []),
  };
}
