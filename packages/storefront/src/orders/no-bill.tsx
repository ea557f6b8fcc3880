import { ApiFault } from "@catnip/sdk/client/api-fault.ts";
import { useFormat } from "@catnip/i18n";
import { Button, ButtonLink, EmptyState, Skeleton } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { LoadFailed } from "@catnip/site/pages/load-failed.tsx";
import { usePath } from "@catnip/site/languages/locale.ts";
import { login } from "@catnip/site/session/login.ts";
import { retryViewer } from "../shell/find-viewer.ts";
import { type Viewer } from "../shell/viewer.ts";
import type { CheckoutItem, CheckoutWish } from "./checkout-items.ts";
import type { useCheckoutFacts } from "./use-checkout-facts.ts";

/** Shown in place of the bill: it is loading, failed to load, or there is nothing to pay. */
export function NoBill({
  facts,
  viewer,
  wish,
  owned,
  leaveOwnedOut,
  isUnpriced,
  close,
}: {
  facts: ReturnType<typeof useCheckoutFacts>;
  viewer: Viewer;
  wish: CheckoutWish;
  /** The games in it that the buyer already owns. */
  owned: readonly CheckoutItem[];
  /** Continues with the others; absent: there are none. */
  leaveOwnedOut: (() => void) | undefined;
  /** Whether one of the games has no price. */
  isUnpriced: boolean;
  close: () => void;
}) {
  const { t } = useLingui();
  if (viewer.status === "guest") return <LogInAgain wish={wish} />;
  if (viewer.status === "unavailable")
    return <LoadFailed fault={viewer.fault} retry={() => void retryViewer()} />;
  if (facts.fault !== null) return <LoadFailed fault={facts.fault} retry={facts.reload} />;
  if (facts.data === null || viewer.status === "unknown") return <Skeleton height="14rem" />;
  if (facts.data.items.length === 0) return <EmptyState art="cart" title={t`Nothing left to buy here`} />;
  if (owned.length > 0) return <OwnedAlready owned={owned} goOn={leaveOwnedOut} close={close} />;
  if (isUnpriced) return <LoadFailed fault={NO_PRICE} retry={facts.reload} />;
  return null;
}

/** The code with which the API refuses such a purchase. */
const NO_PRICE = new ApiFault("store/not-found", "A game has no price");

/** The session ended while the shop was open, here or in another tab. */
function LogInAgain({ wish }: { wish: CheckoutWish }) {
  const { t } = useLingui();
  const leave = async () => {
    if ("storeId" in wish)
      (await import("../session/ask-to-log-in.ts")).leaveToLogIn({ action: "buy", store_id: wish.storeId });
    else login();
  };
  return (
    <EmptyState
      art="box"
      title={t`Please log in`}
      action={
        <Button onClick={() => void leave()}>
          <Trans>Log in</Trans>
        </Button>
      }
    >
      <Trans>You are no longer logged in. Log in, and you return to this purchase.</Trans>
    </EmptyState>
  );
}

function OwnedAlready({
  owned,
  goOn,
  close,
}: {
  owned: readonly CheckoutItem[];
  goOn: (() => void) | undefined;
  close: () => void;
}) {
  const { t } = useLingui();
  const format = useFormat();
  const path = usePath();
  const [first] = owned;
  const isOne = owned.length === 1 && first !== undefined && !goOn;
  const isPlayable = isOne && first.store.game_pack.official_app.some(({ platform }) => platform === "web");
  return (
    <EmptyState
      art="shelf"
      title={isOne ? t`You own this game already` : t`You own some of these games already`}
      action={
        goOn ? (
          <Button onClick={goOn}>
            <Trans comment="Button: buys the other games, without those that are owned already">
              Check out the rest
            </Trans>
          </Button>
        ) : isPlayable ? (
          <ButtonLink href={path(`/store/${first.storeId}/fullscreen`)} onClick={close}>
            <Trans>Play now</Trans>
          </ButtonLink>
        ) : (
          <ButtonLink href={path("/my-store?tab=purchased")} onClick={close}>
            <Trans>Go to My Store</Trans>
          </ButtonLink>
        )
      }
    >
      {goOn && <p>{format.list(owned.map(({ store }) => store.store_info[0]?.name ?? ""))}</p>}
      <p>
        <Trans>Nothing was charged.</Trans>
      </p>
    </EmptyState>
  );
}
