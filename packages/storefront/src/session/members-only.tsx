import { LoadFailed } from "@catnip/site/pages/load-failed.tsx";
import { ErrorText } from "@catnip/site/messages/error-text.tsx";
import { loginPath } from "@catnip/site/session/login.ts";
import { ButtonLink, EmptyState } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, type ReactNode } from "react";
import { useLocation } from "react-router";
import { afterAgeGate } from "../shell/age-gate.ts";
import { retryViewer } from "../shell/find-viewer.ts";
import { useViewer } from "../shell/viewer.ts";

/**
 * Content for players only. A guest is redirected to the login and returns here (R-SIG-15); while the visitor is
 * unknown, the placeholder reserves the space.
 */
export function MembersOnly({ placeholder, children }: { placeholder: ReactNode; children: ReactNode }) {
  const { status, fault } = useViewer();
  if (status === "guest") return <SentToLogIn />;
  if (status === "unavailable") return <LoadFailed fault={fault} retry={() => void retryViewer()} />;
  if (status === "player") return children;
  return (
    <>
      <noscript>
        <ErrorText code="service/unavailable" />
      </noscript>
      {placeholder}
    </>
  );
}

function SentToLogIn() {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const to = loginPath(pathname + search);
  useEffect(() => {
    let isHere = true;
    // Replaces the page: otherwise Back would only lead to the login again.
    afterAgeGate(() => isHere && window.location.replace(to));
    return () => {
      isHere = false;
    };
  }, [to]);
  return (
    <EmptyState
      art="shelf"
      title={t`Please log in`}
      action={
        <ButtonLink href={to} document>
          <Trans>Log in</Trans>
        </ButtonLink>
      }
    >
      <Trans>After you log in you are taken back automatically.</Trans>
    </EmptyState>
  );
}
