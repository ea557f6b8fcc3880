import { usePath } from "@catnip/site/languages/locale.ts";
import { CartIcon, IconButtonLink } from "@catnip/ui";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { styled } from "styled-components";
import { useViewerFact } from "../shell/viewer.ts";

/** The cart link with its number of games. */
export function CartLink() {
  const { t } = useLingui();
  const path = usePath();
  const count = useViewerFact(({ games }) => games?.cart.size ?? 0);
  return (
    <CartPlace data-for="player">
      <IconButtonLink
        href={path("/my-store?tab=cart")}
        label={
          count > 0 ? t`${plural(count, { one: "Cart with # game", other: "Cart with # games" })}` : t`Cart`
        }
        {...(count > 0 && { badge: count })}
      >
        <CartIcon />
      </IconButtonLink>
    </CartPlace>
  );
}

const CartPlace = styled.span`
  flex: none;
`;
