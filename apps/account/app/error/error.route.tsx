import { ButtonLink } from "@catnip/ui";
import { errorText } from "@catnip/site/messages/error-messages.ts";
import { usePath } from "@catnip/site/languages/locale.ts";
import { useSite } from "@catnip/site/host/site.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { useLocation } from "react-router";
import { Screen } from "../frame/screen.tsx";

/** Error page for a site's request that cannot be handled. Never echoes the error text from the URL. */
export default function ErrorScreen() {
  const { t, i18n } = useLingui();
  const isAway = new URLSearchParams(useLocation().search).get("problem") === "unavailable";
  const { origins } = useSite();
  const path = usePath();
  return (
    <Screen
      title={t`That did not work`}
      lead={
        isAway ? (
          i18n._(errorText("service/unavailable"))
        ) : (
          <Trans>
            The link that brought you here is incomplete or has expired. Please start again from the shop.
          </Trans>
        )
      }
    >
      <ButtonLink href={origins.shop + path("/")} wide>
        <Trans>To the shop</Trans>
      </ButtonLink>
    </Screen>
  );
}
