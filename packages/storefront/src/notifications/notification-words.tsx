import { countryName, useFormat } from "@catnip/i18n";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { Notification } from "./notification.ts";

/** What happened, in one sentence. */
export function NotificationWords({ entry }: { entry: Notification }): ReactNode {
  const { t } = useLingui();
  const format = useFormat();
  const game =
    entry.game?.name ?? t({ message: "Removed game", comment: "Stands for the name of a game that is gone" });
  const percent = format.percent(entry.percent ?? 0);
  const amount = format.coins(entry.amount ?? 0);
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
      return <Trans>Thank you for your purchase of {amount} coins.</Trans>;
    case "top_up_receipt":
      return <Trans>Your payment has arrived: {amount} coins.</Trans>;
    case "refund":
      return <Trans>A payment of yours was given back.</Trans>;
    case "new_device":
      return country ? (
        <Trans>
          Sign-in from a new device: {device}, {country}. If this was not you, end the session and choose a
          new password.
        </Trans>
      ) : (
        <Trans>
          Sign-in from a new device: {device}. If this was not you, end the session and choose a new password.
        </Trans>
      );
    case "submission_accepted":
      return <Trans>Your submission was accepted: {game}.</Trans>;
    case "submission_refused":
      return <Trans>Your submission was not accepted: {game}.</Trans>;
    case "country_changed":
      return country ? (
        <Trans>Support has changed your country of residence to {country}.</Trans>
      ) : (
        <Trans>Support has changed your country of residence.</Trans>
      );
  }
}
