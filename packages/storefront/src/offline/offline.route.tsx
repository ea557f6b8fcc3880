import type { Handle } from "@catnip/site/document/root.tsx";
import { useNonce } from "@catnip/site/http/nonce.ts";
import { ButtonLink, Container, EmptyState, Heading, Stack, Text } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { styled } from "styled-components";
import { KEPT_SCRIPT } from "./offline-copy.ts";
import { LIBRARY_ID } from "./library-id.ts";
import OFFLINE_SCRIPT from "./offline-script.ts?inline-script";

/** Shown without a network, where nothing more can be loaded. */
export const handle: Handle = { isStandalone: true };

export { headers } from "@catnip/site/http/page-headers.ts";
export { loader } from "../pages/text-page.server.ts";

/**
 * `/offline`: shown by the service worker instead of a page that cannot be loaded (R-WEB-30). It is self-contained: no
 * script, picture or data needs the network.
 */
export default function OfflinePage() {
  const { t } = useLingui();
  const nonce = useNonce();
  return (
    <main id="main">
      <title>{t`No connection`}</title>
      <meta name="robots" content="noindex" />
      <Container width="narrow">
        <EmptyState
          art="box"
          level={1}
          title={<Trans>No connection</Trans>}
          action={
            // A link to the current URL, wherever the page is shown; works without scripts.
            <ButtonLink href="" document>
              <Trans>Try again</Trans>
            </ButtonLink>
          }
        >
          <Trans>The shop cannot be reached. It reopens automatically when the network is back.</Trans>
        </EmptyState>
        {/* Filled before hydration, from this browser's storage. */}
        <section hidden suppressHydrationWarning aria-labelledby="library-title">
          <Stack gap={3}>
            <Heading level={2} size="l" id="library-title">
              <Trans>Your games</Trans>
            </Heading>
            <Text tone="soft">
              <Trans>This list may not be up to date. Nothing you own is lost.</Trans>
            </Text>
            <Names id={LIBRARY_ID} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />
          </Stack>
        </section>
      </Container>
      <script
        {...{ [KEPT_SCRIPT]: "" }}
        nonce={nonce}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: OFFLINE_SCRIPT }}
      />
    </main>
  );
}

const Names = styled.ul`
  display: grid;
  gap: var(--space-2);
  margin: 0;
  padding: 0;
  list-style: none;
`;
