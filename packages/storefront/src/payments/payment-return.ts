import { localePath, type Locale } from "@catnip/domain/locales";
import { readPgState, type PgState } from "@catnip/domain/navigation";
import { msg } from "@lingui/core/macro";
import type { I18n, MessageDescriptor } from "@lingui/core";
import { offerNext, showMessage } from "@catnip/site/popups/messages.ts";
import { openPopup } from "@catnip/site/popups/open-popup.ts";
import { refreshViewer } from "../shell/find-viewer.ts";
import { currentViewer } from "../shell/viewer.ts";

const POLL_MS = 3_000;
/** How long the page polls a payment that the provider has not confirmed. */
const WATCH_MS = 120_000;

/**
 * Handles the return from the pay site: cleans the address, refetches the wallet, reports the payment's outcome and
 * reopens the previous popup (R-TOP-15, R-CHK-9).
 */
export async function takeUpPayment(i18n: I18n): Promise<void> {
  const url = new URL(window.location.href);
  const flag = url.searchParams.get("payment");
  const popup = readPgState(url.searchParams.get("pg_state"));
  if (flag === null && !url.searchParams.has("pg_state")) return;

  url.searchParams.delete("payment");
  url.searchParams.delete("pg_state");
  window.history.replaceState(window.history.state, "", url.pathname + url.search + url.hash);

  if (flag !== null) {
    await refreshViewer();
    if (flag === "timeout") watchWallet();
    const told = FLAG_TEXT.get(flag);
    if (told?.help) {
      const wantsHelp = await offerNext(i18n._(told.text), i18n._(told.title), i18n._(HELP));
      if (wantsHelp) return window.location.assign(localePath(i18n.locale as Locale, told.help));
    } else if (told) await showMessage(i18n._(told.text), i18n._(told.title));
  }
  if (popup) await restore(popup);
}

async function restore({ popup, store_id, cart_store_uuids }: PgState): Promise<void> {
  if (popup === "add-credit") await openPopup({ name: "addCredit", props: {} });
  else if (popup === "cart-checkout" && cart_store_uuids)
    await openPopup({ name: "cartCheckout", props: { cartStoreUuids: [...cart_store_uuids] } });
  else if (store_id) await openPopup({ name: "checkout", props: { storeId: store_id } });
}

/** Coins that arrive late show up without a reload. */
function watchWallet(): void {
  const before = currentViewer().wallet?.coin;
  const until = Date.now() + WATCH_MS;
  const look = async () => {
    await refreshViewer();
    if (currentViewer().wallet?.coin === before && Date.now() < until) setTimeout(() => void look(), POLL_MS);
  };
  setTimeout(() => void look(), POLL_MS);
}

const HELP = msg({ message: "Help", comment: "Title of the page with questions and answers" });

interface Told {
  readonly title: MessageDescriptor;
  readonly text: MessageDescriptor;
  /** The page that explains it. */
  readonly help?: string;
}

/** A map, since the flag is user input. */
const FLAG_TEXT: ReadonlyMap<string, Told> = new Map<string, Told>(
  Object.entries({
    success: {
      title: msg`Payment complete`,
      text: msg`Your payment is complete. The coins are in your wallet.`,
    },
    cancel: {
      title: msg`Payment cancelled`,
      text: msg`You cancelled the payment. Nothing was charged.`,
    },
    failed: {
      title: msg`Payment failed`,
      text: msg`The payment did not go through. Nothing was charged.`,
      help: "/help#payment-failed",
    },
    timeout: {
      title: msg`Payment not confirmed yet`,
      text: msg`The provider has not confirmed yet. Your coins arrive as soon as it does; nothing is lost.`,
      help: "/help#no-coins",
    },
  }),
);
