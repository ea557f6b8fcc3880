import { splitLocalePath } from "@catnip/domain/locales";
import { safeReturnPath } from "@catnip/domain/navigation";
import { ButtonLink, Container, Heading, Text } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, type ReactNode } from "react";
import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { styled } from "styled-components";
import { apiContext } from "../shell/api-context.server.ts";
import { errorText } from "../shell/error-messages.ts";
import { loginPath } from "../shell/login.ts";
import { ownOrigin } from "./site-address.server.ts";

/** Long enough to read the line, short enough not to wait for it; also for browsers without scripts. */
const GO_ON_SECONDS = 1;

/** `/redirect?returnPath=…`: where signing in comes back to (specification section 2). */
export function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const origin = ownOrigin(request, context.get(apiContext).publicConfig);
  const returnPath = withoutLoop(safeReturnPath(searchParams.get("returnPath"), origin));
  const problem = searchParams.get("problem");
  return { returnPath, problem: isProblem(problem) ? problem : null };
}

type Problem = "failed" | "unavailable";
const isProblem = (value: string | null): value is Problem => value === "failed" || value === "unavailable";

export default function RedirectRoute() {
  const { returnPath, problem } = useLoaderData<typeof loader>();
  return problem ? (
    <NotLoggedIn problem={problem} returnPath={returnPath} />
  ) : (
    <GoingOn returnPath={returnPath} />
  );
}

function GoingOn({ returnPath }: { returnPath: string }) {
  const { t } = useLingui();
  useEffect(() => {
    const timer = setTimeout(() => window.location.replace(returnPath), GO_ON_SECONDS * 1_000);
    return () => clearTimeout(timer);
  }, [returnPath]);
  return (
    <Note
      title={t`You are logged in`}
      action={
        <ButtonLink href={returnPath} document>
          <Trans>Go on now</Trans>
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

function NotLoggedIn({ problem, returnPath }: { problem: Problem; returnPath: string }) {
  const { t, i18n } = useLingui();
  return (
    <Note
      title={t`You are not logged in`}
      action={
        <ButtonLink href={loginPath(returnPath)} document>
          <Trans>Try again</Trans>
        </ButtonLink>
      }
    >
      {problem === "failed" ? (
        <Trans>Logging in did not work. Your browser may be refusing cookies, or it took too long.</Trans>
      ) : (
        i18n._(errorText("service/unavailable"))
      )}
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

/** A way back to this very page would go round for ever. */
function withoutLoop(returnPath: string): string {
  const path = returnPath.split("?")[0] ?? "/";
  const isLoop = splitLocalePath(path)?.path === "/redirect" || path.startsWith("/auth/");
  return isLoop ? "/" : returnPath;
}
