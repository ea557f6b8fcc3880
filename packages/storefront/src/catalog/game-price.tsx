import type { AnnouncedPrice } from "@catnip/domain/prices";
import { useFormat } from "@catnip/i18n";
import { PriceTag } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

/**
 * A game's price, with the price before if it is reduced: on cards, shelves and the game's page.
 *
 * @param off show the discount percentage; cards show it on the cover
 * @param note a second line, such as the amount in real money
 */
export function GamePrice({
  price,
  size,
  off = true,
  note,
}: {
  price: AnnouncedPrice;
  size: "s" | "l";
  off?: boolean;
  note?: ReactNode;
}) {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <PriceTag
      size={size}
      coin={price.sale > 0 ? t`Meow coins` : undefined}
      final={
        price.sale === 0 ? (
          <Trans comment="Price of a game that costs nothing">Free</Trans>
        ) : (
          format.coins(price.sale)
        )
      }
      finalLabel={t`Price now`}
      {...(price.was !== null && {
        list: format.coins(price.was),
        listLabel: t`Price before`,
        ...(off && { off: `−${format.percent(price.percent)}` }),
      })}
      note={note}
    />
  );
}
