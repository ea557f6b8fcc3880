import { usePath } from "@catnip/site/languages/locale.ts";
import { ButtonLink, EmptyState } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { styled } from "styled-components";

/** In place of the player's games where scripts are switched off: what to do about it (R-WEB-40). */
export function WithoutScripts() {
  const { t } = useLingui();
  const path = usePath();
  return (
    <noscript>
      <EmptyState
        art="shelf"
        level={2}
        title={t`Your games need scripts`}
        action={
          <ButtonLink href={path("/store")}>
            <Trans>Browse the store</Trans>
          </ButtonLink>
        }
      >
        <Trans>
          Scripts are switched off in your browser. Switch them on for this site and load the page again: your
          library, your cart and your wishlist are kept in your account. The store, the games' pages and the
          news can be read without them.
        </Trans>
      </EmptyState>
    </noscript>
  );
}

/** Room for what scripts bring; without them nobody waits. */
export const UntilScripts = styled.div`
  @media (scripting: none) {
    display: none;
  }
`;
