import { countryName, useFormat } from "@catnip/i18n";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { GRANT_REASON_NAMES } from "../account-logs/grant-names.ts";
import type { Notification } from "./notification.ts";

/** What happened, in one sentence. */
export function NotificationText({ entry }: { entry: Notification }): ReactNode {
  const { t } = useLingui();
  const format = useFormat();
  const game =
    entry.game?.name ?? t({ message: "Removed game", comment: "Stands for the name of a game that is gone" });
  const percent = format.percent(entry.percent ?? 0);
  const device =
    entry.device ?? t({ message: "an unknown device", comment: "Stands for a browser and system" });
  const country = entry.country ? countryName(entry.country, format.locale) : "";
  switch (entry.kind) {
    case "wishlist_release":
      return <Trans>{game} from your wishlist is out now.</Trans>;
    case "wishlist_sale":
      return (
        <Trans>
          {game} from your wishlist is {percent} off.
        </Trans>
      );
    case "author_game":
      return <Trans>A creator you follow has a new game: {game}.</Trans>;
    case "author_news":
      return <Trans>There is news about {game}.</Trans>;
    case "coupon_expiring":
      return <Trans>Your coupon for {percent} off ends soon.</Trans>;
    case "purchase_receipt":
      return <Purchase entry={entry} />;
    case "top_up_receipt":
      return <TopUp entry={entry} />;
    case "refund":
      return entry.game ? (
        <Trans>You have returned {game}. Its price is back in your wallet.</Trans>
      ) : (
        <MoneyBack entry={entry} />
      );
    case "payment_dispute":
      return <Dispute entry={entry} />;
    case "gift":
      return <Gift entry={entry} />;
    case "new_device":
      return country ? (
        <Trans>
          Login from a new device: {device}, {country}. If this was not you, end the session and choose a new
          password.
        </Trans>
      ) : (
        <Trans>
          Login from a new device: {device}. If this was not you, end the session and choose a new password.
        </Trans>
      );
    case "submission_accepted":
      return <Trans>Your submission was accepted: {game}.</Trans>;
    case "submission_refused":
      return <Trans>Your submission was not accepted: {game}.</Trans>;
    case "payout_account_changed":
      return <PayoutAccount entry={entry} />;
    case "country_changed":
      return country ? (
        <Trans>Support has changed your country of residence to {country}.</Trans>
      ) : (
        <Trans>Support has changed your country of residence.</Trans>
      );
  }
}

/** The new account of a creator's payouts and its start, and what to do if it is wrong. */
function PayoutAccount({ entry: { accountEnding, payoutsFrom } }: { entry: Notification }) {
  const format = useFormat();
  if (accountEnding === null || payoutsFrom === null)
    return (
      <Trans>
        The bank account of your payouts was changed. If this was not you, choose a new password and enter
        your own account again.
      </Trans>
    );
  const from = format.dateTime(payoutsFrom);
  return (
    <Trans>
      The bank account of your payouts is now the one ending in {accountEnding}; payouts to it can be
      requested from {from} on. If this was not you, choose a new password and enter your own account again.
    </Trans>
  );
}

/** More names than this are shown as a count. */
const NAMES_MAX = 3;

/** Which games were bought, and how much was paid in each currency. Free games have no payment. */
function Purchase({ entry: { gameNames, coin, silver } }: { entry: Notification }) {
  const { t } = useLingui();
  const format = useFormat();
  const paid = useAmount(coin, silver);
  const more = gameNames.length - NAMES_MAX;
  const names =
    more > 0
      ? [...gameNames.slice(0, NAMES_MAX), t`${plural(more, { one: "# more game", other: "# more games" })}`]
      : gameNames;
  const games = format.list(names);
  if (paid === null)
    return games === "" ? (
      <Trans>A game was added to your library.</Trans>
    ) : (
      <Trans comment="Games that cost nothing">Added to your library: {games}.</Trans>
    );
  return games === "" ? (
    <Trans>Thank you for your purchase. You paid {paid}.</Trans>
  ) : (
    <Trans>
      Thank you for buying {games}. You paid {paid}.
    </Trans>
  );
}

/** A gift of the shop, and its reason. */
function Gift({ entry: { game, coin, silver, percent, giftReason } }: { entry: Notification }) {
  const { i18n } = useLingui();
  const amount = useAmount(coin, silver);
  const coupon = useCoupon(percent);
  const gift = amount ?? game?.name ?? coupon;
  if (gift === null || giftReason === null) return <Trans>You have received a gift.</Trans>;
  const reason = i18n._(GRANT_REASON_NAMES[giftReason]);
  return (
    <Trans>
      You have received a gift: {gift} ({reason}).
    </Trans>
  );
}

function TopUp({ entry: { coin, silver } }: { entry: Notification }) {
  const arrived = useAmount(coin, silver);
  if (arrived === null) return <Trans>Your payment has arrived.</Trans>;
  return <Trans>Your payment has arrived: {arrived}.</Trans>;
}

/** The refund of a top-up, and the debt it caused. */
function MoneyBack({ entry: { payAmount, currencyId, owed } }: { entry: Notification }) {
  const format = useFormat();
  const amount = payAmount === null || currencyId === null ? null : format.money(payAmount, currencyId);
  return (
    <>
      {amount === null ? (
        <Trans>One of your payments was refunded.</Trans>
      ) : (
        <Trans>
          {amount} of one of your payments was refunded, and its coins were removed from your wallet.
        </Trans>
      )}
      <Owed owed={owed} />
    </>
  );
}

/** The state of a payment's dispute, and its consequences for the player. */
function Dispute({ entry: { dispute, owed } }: { entry: Notification }) {
  if (dispute === "won")
    return (
      <Trans>
        The dispute about one of your payments is settled, and the payment stands. It no longer blocks your
        purchases.
      </Trans>
    );
  if (dispute === "lost")
    return (
      <>
        <Trans>
          The provider took back the money of one of your payments, and its coins were removed from your
          wallet.
        </Trans>
        <Owed owed={owed} />
      </>
    );
  return (
    <Trans>
      One of your payments is disputed. You keep your coins, but you cannot buy anything until the dispute is
      settled.
    </Trans>
  );
}

function Owed({ owed }: { owed: number | null }) {
  const coins = useFormat().coins(owed ?? 0);
  return (
    owed !== null && (
      <>
        {" "}
        <Trans>
          You had already spent {coins} of these coins and owe them now. Add coins to pay them, then you can
          buy again.
        </Trans>
      </>
    )
  );
}

/** Coins and silver, each by its name; null: neither. */
function useAmount(coin: number | null, silver: number | null): string | null {
  const { t } = useLingui();
  const format = useFormat();
  const coins = format.coins(coin ?? 0);
  const silverCoins = format.coins(silver ?? 0);
  if (coin && silver) return t`${coins} coins and ${silverCoins} silver`;
  if (coin) return t`${coins} coins`;
  return silver ? t`${silverCoins} silver` : null;
}

/** A coupon, by its discount; null: none. */
function useCoupon(rate: number | null): string | null {
  const { t } = useLingui();
  const percent = useFormat().percent(rate ?? 0);
  return rate === null ? null : t`A coupon for ${percent} off`;
}
