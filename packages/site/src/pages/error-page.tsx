import { safeReturnPath } from "@catnip/domain/navigation";
import { Button, ButtonLink, Cluster, Container, EmptyState, Stack, Text } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useCallback, useEffect } from "react";
import { isRouteErrorResponse, useLocation, useNavigate, useNavigation } from "react-router";
import { ErrorText } from "../messages/error-text.tsx";
import { usePath } from "../languages/locale.ts";

/** How soon a failed page retries by itself, in s. */
const RETRY_S = 5;

/** Shown in place of a page: 404, or the status with its message. Needs no loader data. */
export function ErrorPage({
  error,
  bare = false,
  helpPath,
}: {
  error: unknown;
  bare?: boolean;
  /** Of the site's page with answers, if it has one; without locale prefix. */
  helpPath?: string;
}) {
  const { status, code, message } = factsOf(error);
  const page = isNetworkFailure(error) ? (
    <Unreachable />
  ) : status === 404 ? (
    <NotFound helpPath={helpPath} />
  ) : (
    <Failed status={status} code={code} message={message} helpPath={helpPath} />
  );
  return bare ? <main id="main">{page}</main> : page;
}

/**
 * The page's data failed to load: the frame stays, and the page appears once the network is back. Retries by navigating
 * to the same address: the router's boundary keeps its error over a revalidation that ends before it is rendered.
 */
function Unreachable() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { state } = useNavigation();
  const { pathname, search, hash, state: kept } = useLocation();
  const again = useCallback(
    () => void navigate({ pathname, search, hash }, { replace: true, preventScrollReset: true, state: kept }),
    [navigate, pathname, search, hash, kept],
  );
  useEffect(() => {
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, [again]);
  return (
    <Container width="narrow">
      <title>{t`No connection`}</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        art="box"
        level={1}
        title={<Trans>No connection</Trans>}
        action={
          <Button busy={state === "loading"} onClick={again}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        <ErrorText code="other/network-request-failed" />
      </EmptyState>
    </Container>
  );
}

/** The messages of a `fetch` without a network: Chromium, Firefox, Safari. */
const isNetworkFailure = (error: unknown) =>
  error instanceof TypeError && /failed to fetch|networkerror|load failed/i.test(error.message);

function NotFound({ helpPath }: WithHelp) {
  const { t } = useLingui();
  return (
    <Container width="narrow">
      <title>{t`Page not found`}</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        art="search"
        level={1}
        title={<Trans>This page could not be found</Trans>}
        action={<WaysOn helpPath={helpPath} />}
      >
        <Trans>The address may be mistyped, or the page may have moved.</Trans>
      </EmptyState>
    </Container>
  );
}

function Failed({ status, code, message, helpPath }: Facts & WithHelp) {
  const { t } = useLingui();
  return (
    <Container width="narrow">
      <title>{t`Something went wrong`}</title>
      <meta name="robots" content="noindex" />
      {status === 503 && <ComesBack />}
      <EmptyState
        art="box"
        level={1}
        title={status === 503 ? <Trans>One moment, please</Trans> : <Trans>Something went wrong</Trans>}
        action={<WaysOn helpPath={helpPath} />}
      >
        <Stack gap={2}>
          <Text>
            <ErrorText code={code ?? String(status)} />
          </Text>
          {status === 503 && (
            <Text tone="soft">
              <Trans>This page tries again automatically.</Trans>
            </Text>
          )}
          <Text tone="faint" size="s">
            {message === null ? status : `${status} · ${message}`}
          </Text>
        </Stack>
      </EmptyState>
    </Container>
  );
}

/**
 * A database or API outage ends by itself, and so does this page: it polls whether the page is available and only then
 * reloads, so that no reader is interrupted. Without scripts it reloads every few seconds.
 */
function ComesBack() {
  useEffect(() => {
    const timer = setInterval(() => {
      void fetch(window.location.href, { method: "HEAD", cache: "no-store" }).then(
        (answer) => answer.ok && window.location.reload(),
        () => undefined,
      );
    }, RETRY_S * 1_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <noscript>
      <meta httpEquiv="refresh" content={String(RETRY_S)} />
    </noscript>
  );
}

interface WithHelp {
  readonly helpPath: string | undefined;
}

function WaysOn({ helpPath }: WithHelp) {
  const path = usePath();
  const home = useHomeHref();
  return (
    <Cluster gap={3} justify="center">
      <ButtonLink href={home}>
        <Trans>Back to home</Trans>
      </ButtonLink>
      {helpPath !== undefined && (
        <ButtonLink kind="secondary" href={path(helpPath)}>
          <Trans comment="Title of the page with questions and answers">Help</Trans>
        </ButtonLink>
      )}
    </Cluster>
  );
}

/** Home, or the page named by `returnUrl` when it is one of ours. */
function useHomeHref(): string {
  const path = usePath();
  const { search } = useLocation();
  return safeReturnPath(new URLSearchParams(search).get("returnUrl"), ANY_ORIGIN, path("/"));
}

/** The error page has no data to learn the site's origin from; only paths count as ours. */
const ANY_ORIGIN = "http://localhost";

/** The facts of an error. `message`: for operators, in English, for errors of the site itself. */
interface Facts {
  readonly status: number;
  readonly code: string | null;
  readonly message: string | null;
}

/** Other route errors show their status, 500 when they have none (R-WEB-1). */
function factsOf(error: unknown): Facts {
  if (!isRouteErrorResponse(error)) return { status: 500, code: null, message: null };
  const facts: unknown = error.data;
  return { status: error.status, code: textIn(facts, "code"), message: textIn(facts, "message") };
}

function textIn(facts: unknown, name: "code" | "message"): string | null {
  if (typeof facts !== "object" || facts === null || !(name in facts)) return null;
  return String((facts as Record<string, unknown>)[name]);
}
