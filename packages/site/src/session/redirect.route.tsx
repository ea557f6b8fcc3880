import { splitLocalePath } from "@catnip/domain/locales";
import { safeReturnPath } from "@catnip/domain/navigation";
import { ButtonLink, Container, Heading, Text } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, type ReactNode } from "react";
import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { styled } from "styled-components";
import { apiContext } from "../host/api-context.server.ts";
import { ErrorText } from "../messages/error-text.tsx";
import { forgetLibrary } from "./forget-library.ts";
import { loginPath } from "./login.ts";
import { isSignedIn } from "./sign-in.server.ts";
import { ownOrigin } from "../http/site-address.server.ts";

/** Long enough to read the line, short enough not to annoy; also for browsers without scripts. */
const GO_ON_SECONDS = 1;

/**
 * `/redirect?returnPath=…`: where the login returns to (R-SIG-8). The API knows whether the visitor is logged in; the
 * URL only says why the login failed.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const host = context.get(apiContext);
  const returnPath = withoutLoop(
    safeReturnPath(searchParams.get("returnPath"), ownOrigin(request, host.publicConfig)),
  );
  const signedIn = await isSignedIn(request, host);
  return { returnPath, outcome: outcomeOf(signedIn, searchParams.get("problem")) };
}

/** `guest`: not logged in, but nothing went wrong either. */
type Outcome = "signed-in" | "guest" | "failed" | "unavailable";

function outcomeOf(signedIn: boolean | null, problem: string | null): Outcome {
  if (signedIn) return "signed-in";
  if (signedIn === null || problem === "unavailable") return "unavailable";
  return problem === "failed" ? "failed" : "guest";
}

export default function RedirectRoute() {
  const { returnPath, outcome } = useLoaderData<typeof loader>();
  return outcome === "signed-in" ? (
    <GoingOn returnPath={returnPath} />
  ) : (
    <NotLoggedIn outcome={outcome} returnPath={returnPath} />
  );
}

function GoingOn({ returnPath }: { returnPath: string }) {
  const { t } = useLingui();
  useEffect(() => {
    // The previous player's session may have ended elsewhere, without this browser noticing.
    forgetLibrary();
    const timer = setTimeout(() => window.location.replace(returnPath), GO_ON_SECONDS * 1_000);
    return () => clearTimeout(timer);
  }, [returnPath]);
  return (
    <Note
      title={t`You are logged in`}
      action={
        <ButtonLink href={returnPath} document>
          <Trans>Continue now</Trans>
        </ButtonLink>
      }
    >
      <noscript>
        <meta httpEquiv="refresh" content={`${GO_ON_SECONDS};url=${returnPath}`} />
      </noscript>
      <Trans>You are taken back automatically.</Trans>
    </Note>
  );
}

function NotLoggedIn({
  outcome,
  returnPath,
}: {
  outcome: Exclude<Outcome, "signed-in">;
  returnPath: string;
}) {
  const { t } = useLingui();
  return (
    <Note
      // While the service is down it is unknown whether the visitor is logged in.
      title={outcome === "unavailable" ? t`Logging in is not possible right now` : t`You are not logged in`}
      action={
        <ButtonLink href={loginPath(returnPath)} document>
          {outcome === "guest" ? <Trans>Log in</Trans> : <Trans>Try again</Trans>}
        </ButtonLink>
      }
    >
      {outcome === "guest" && <Trans>After you log in you are taken back automatically.</Trans>}
      {outcome === "failed" && (
        <Trans>Logging in did not work. Your browser may be refusing cookies, or it took too long.</Trans>
      )}
      {outcome === "unavailable" && <ErrorText code="service/unavailable" />}
    </Note>
  );
}

function Note({ title, action, children }: { title: string; action: ReactNode; children: ReactNode }) {
  return (
    <Container width="narrow">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <Middle>
        <Heading level={1} size="2xl">
          {title}
        </Heading>
        <Text as="div" tone="soft">
          {children}
        </Text>
        {action}
      </Middle>
    </Container>
  );
}

const Middle = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-4);
  padding-block: var(--space-9);
  text-align: center;
`;

/** Returning to this very page would loop forever. */
function withoutLoop(returnPath: string): string {
  const path = returnPath.split("?")[0] ?? "/";
  const isLoop = splitLocalePath(path)?.path === "/redirect" || path.startsWith("/auth/");
  return isLoop ? "/" : returnPath;
}
