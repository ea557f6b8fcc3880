import { usePath } from "@catnip/site/languages/locale.ts";
import { LoadFailed } from "@catnip/site/pages/load-failed.tsx";
import { loginPath } from "@catnip/site/session/login.ts";
import { ButtonLink, Container, EmptyState, Skeleton } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { Seo } from "../seo/seo.tsx";
import { retryViewer } from "../shell/find-viewer.ts";
import { useViewer } from "../shell/viewer.ts";

/** `/user`: leads players to their own page, and asks guests to log in (R-ACT-5). */
export function OwnUserScreen() {
  const { t } = useLingui();
  const path = usePath();
  const navigate = useNavigate();
  const { status, me, fault } = useViewer();
  const own = me ? path(`/user/${me.uuid}`) : null;
  useEffect(() => {
    if (own) void navigate(own, { replace: true });
  }, [own, navigate]);
  return (
    <Container>
      <Seo title={t`Your page`} description={t`How others see you.`} path="/user" isHidden />
      {status === "guest" && (
        <EmptyState
          art="box"
          level={1}
          title={<Trans>Please log in</Trans>}
          action={
            <ButtonLink href={loginPath(path("/user"))}>
              <Trans>Log in</Trans>
            </ButtonLink>
          }
        >
          <Trans>Your page is shown once you have logged in.</Trans>
        </EmptyState>
      )}
      {(status === "unknown" || status === "player") && <Skeleton height="20rem" />}
      {status === "unavailable" && <LoadFailed fault={fault} retry={() => void retryViewer()} />}
    </Container>
  );
}
