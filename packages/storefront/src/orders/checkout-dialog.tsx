import { clickCoupon, couponCardState, type CouponChoices } from "@catnip/domain/coupons";
import { possiblyLacksLanguage } from "@catnip/domain/catalog";
import type { CheckoutQuote } from "@catnip/domain/orders";
import { CONFIRM_DEBOUNCE_MS } from "@catnip/domain/timing";
import type { PgState } from "@catnip/domain/navigation";
import { writePgState } from "@catnip/domain/navigation";
import type { CheckoutFieldsFragment } from "@catnip/sdk/orders/index.ts";
import { useFormat } from "@catnip/i18n";
import { Button, Checkbox, Notice, Stack, Switch, Text } from "@catnip/ui";
import { Dialog } from "@catnip/ui/dialog.tsx";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { brand } from "#brand";
import { useEffect, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { styled } from "styled-components";
import { errorText } from "@catnip/site/words/error-messages.ts";
import { useLocale, usePath } from "@catnip/site/languages/locale.ts";
import { confirm, offerNext } from "@catnip/site/popups/messages.ts";
import { openPopup } from "@catnip/site/popups/open-popup.ts";
import { useAction } from "@catnip/site/data/use-action.ts";
import { useQuery } from "@catnip/site/data/use-query.ts";
import { useViewer } from "../shell/viewer.ts";
import { logTraffic } from "../traffic/log-traffic.ts";
import {
  asDomain,
  couponLine,
  loadCheckout,
  quoteFor,
  type CheckoutFacts,
  type CheckoutWish,
} from "./checkout-items.ts";
import { NoBill } from "./no-bill.tsx";
import { QuoteSteps } from "./quote-steps.tsx";
import { sendCheckout } from "./send-checkout.ts";

/**
 * The bill and its confirmation, for one game or for games in the cart (R-CHK-6, R-CHK-7). Silver pays first while its
 * switch is on; an insufficient balance leads to a top-up and back.
 */
export function CheckoutDialog({
  wish,
  restore,
  isLanguageAccepted = false,
  close,
}: {
  wish: CheckoutWish;
  restore: PgState;
  /** Whether the buyer has already been asked about the language. */
  isLanguageAccepted?: boolean;
  close: (result?: "bought") => void;
}) {
  const { t } = useLingui();
  const locale = useLocale();
  const path = usePath();
  const navigate = useNavigate();
  const viewer = useViewer();
  const facts = useQuery(["checkout", wish, locale], (ask) => loadCheckout(ask, wish, locale), {
    fresh: true,
  });
  const [useSilver, setUseSilver] = useState(brand.features.silver);
  const [coupons, setCoupons] = useState<CouponChoices>(new Map());
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const lastConfirmAt = useRef(-Infinity);

  const { wallet, country } = viewer;
  const quote = useMemo(
    () => (facts.value && wallet ? quoteFor(facts.value, { useSilver, coupons }, { country, wallet }) : null),
    [facts.value, wallet, country, useSilver, coupons],
  );

  const isUnpriced = facts.value !== null && wallet !== null && quote === null;

  const owned = useMemo(
    () => facts.value?.items.filter(({ storeId }) => viewer.games?.owned.has(storeId)) ?? [],
    [facts.value, viewer.games],
  );
  // Frozen at confirmation until the popup closes, because bought games are owned and leave the cart at once.
  const [confirmed, setConfirmed] = useState<Bill | null>(null);
  // No checkout for games that are already owned.
  const bill: Bill | null =
    confirmed ??
    (facts.value && quote && quote.lines.length > 0 && owned.length === 0
      ? { facts: facts.value, quote }
      : null);

  const hasBegun = useRef(false);
  const itemCount = facts.value?.items.length ?? 0;
  useEffect(() => {
    // Once: the facts are refetched when a price changed.
    if (itemCount > 0 && !hasBegun.current) logTraffic("begin_checkout", { items: itemCount });
    hasBegun.current ||= itemCount > 0;
  }, [itemCount]);

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
    async (answer, { facts: { items } }) => {
      if (answer?.__typename === "CheckoutDone") {
        close("bought");
        await thank(items);
      } else if (answer) {
        setConfirmed(null);
        setRefusal(answer);
        facts.reload();
      }
    },
  );

  /** Asks whether the buyer wants a game that may not be in their language. True: they do not. */
  async function doubtsLanguage(items: CheckoutFacts["items"]): Promise<boolean> {
    if (!items.some(({ store }) => possiblyLacksLanguage(store.game_pack.languages, locale))) return false;
    const isWanted = await confirm(
      items.length > 1
        ? t`One of these games may not be in a language you know. Buy all the same?`
        : t`This game may not be in a language you know. Buy it all the same?`,
    );
    return !isWanted;
  }

  /** One clear next step: play the purchase, else see it in My Store. */
  async function thank(items: CheckoutFacts["items"]) {
    const [first] = items;
    const isPlayable =
      items.length === 1 && first?.store.game_pack.official_app.some(({ platform }) => platform === "web");
    const wantsToGo = await offerNext(
      t`${plural(items.length, {
        one: "Thank you! The purchase is complete, and the game is in your library.",
        other: "Thank you! The purchase is complete, and the games are in your library.",
      })}`,
      t`Purchase complete`,
      isPlayable ? t`Play now` : t`Go to My Store`,
    );
    if (wantsToGo && first)
      await navigate(path(isPlayable ? `/store/${first.storeId}/fullscreen` : "/my-store?tab=purchased"));
  }

  function topUp(missing: number) {
    logTraffic("pg_web_topup", { missing });
    const back = new URL(window.location.href);
    const state = writePgState(restore);
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
            {refusal && bill && <RefusalNotice refusal={refusal} />}
            {!bill && <NoBill {...{ facts, viewer, wish, owned, isUnpriced, close }} />}
            {bill && (
              <>
                <QuoteSteps quote={bill.quote} items={bill.facts.items} coupons={bill.facts.coupons} />
                <CouponChoice facts={bill.facts} chosen={coupons} onChoose={setCoupons} />
                {brand.features.silver && wallet && wallet.silver > 0 && (
                  <SilverSwitch balance={wallet.silver} checked={useSilver} onChange={setUseSilver} />
                )}
                <WalletAfter quote={bill.quote} />
              </>
            )}
          </Stack>
        </Dialog.Body>
        {bill && (
          <Dialog.Footer>
            {bill.quote.remaining > 0 ? (
              <Button size="l" wide onClick={() => topUp(bill.quote.remaining)}>
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

/** What the buyer is asked to confirm, and its inputs. */
interface Bill {
  readonly facts: CheckoutFacts;
  readonly quote: CheckoutQuote;
}

type Refusal = Exclude<CheckoutFieldsFragment, { __typename: "CheckoutDone" }>;

/** Nothing was charged, and why. A changed price is shown with both numbers. */
function RefusalNotice({ refusal }: { refusal: Refusal }) {
  const { i18n } = useLingui();
  const format = useFormat();
  if (refusal.__typename === "CheckoutRefused") {
    return (
      <Notice tone="error" live>
        {i18n._(errorText(refusal.code))}
      </Notice>
    );
  }
  const total = refusal.differences.find(
    ({ store_id, field }) => (store_id ?? null) === null && field === "total",
  );
  const [before, after] = [format.coins(total?.shown ?? 0), format.coins(total?.actual ?? 0)];
  return (
    <Notice tone="warn" live>
      {total ? (
        <Trans>
          The price changed from {before} to {after} coins while you were looking. Nothing was charged; please
          check and confirm again.
        </Trans>
      ) : (
        <Trans>
          Your bill changed while you were looking. Nothing was charged; please check and confirm again.
        </Trans>
      )}
    </Notice>
  );
}

function CouponChoice({
  facts: { items, coupons, at },
  chosen,
  onChoose,
}: {
  facts: CheckoutFacts;
  chosen: CouponChoices;
  onChoose: (next: CouponChoices) => void;
}) {
  const { t } = useLingui();
  const format = useFormat();
  const rows = items.flatMap((item) =>
    coupons.map((owned) => {
      const card = couponCardState(asDomain(owned), couponLine(item), chosen, at);
      return { item, owned, card };
    }),
  );
  const usable = rows.filter(({ card }) => card.kind !== "unavailable");
  if (usable.length === 0) return null;

  return (
    <Coupons>
      <legend>
        <Trans>Coupons</Trans>
      </legend>
      {usable.map(({ item, owned, card: { kind, expiring } }) => {
        const rate = format.percent(owned.coupon.discount_rate);
        const label = `${owned.coupon.name} · −${rate}`;
        const name = item.store.store_info[0]?.name ?? "";
        return (
          <Checkbox
            key={`${item.storeId}-${owned.uuid}`}
            label={items.length > 1 ? `${label} (${name})` : label}
            checked={kind === "selected"}
            disabled={kind === "used"}
            onChange={() => onChoose(clickCoupon(asDomain(owned), couponLine(item), chosen, at).choices)}
            hint={expiring ? t`Ends soon` : undefined}
          />
        );
      })}
    </Coupons>
  );
}

const Coupons = styled.fieldset`
  display: grid;
  gap: var(--space-2);
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0;
    margin-block-end: var(--space-2);
    font-weight: 600;
  }
`;

function SilverSwitch({
  balance,
  checked,
  onChange,
}: {
  balance: number;
  checked: boolean;
  onChange: (on: boolean) => void;
}) {
  const { t } = useLingui();
  const silver = useFormat().coins(balance);
  return (
    <Switch
      label={t`Use silver first`}
      hint={t`You have ${silver} silver`}
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}

function WalletAfter({ quote }: { quote: CheckoutQuote }) {
  const format = useFormat();
  const missing = format.coins(quote.remaining);
  if (!quote.walletAfter) {
    return (
      <Notice tone="warn">
        <Trans>You need {missing} more coins. Add them, and you come back to this very purchase.</Trans>
      </Notice>
    );
  }
  const [coins, silver] = [format.coins(quote.walletAfter.meowcent), format.coins(quote.walletAfter.silver)];
  return (
    <Text tone="soft">
      {brand.features.silver ? (
        <Trans>
          Your wallet is enough. Afterwards it holds {coins} coins and {silver} silver.
        </Trans>
      ) : (
        <Trans>Your wallet is enough. Afterwards it holds {coins} coins.</Trans>
      )}
    </Text>
  );
}
