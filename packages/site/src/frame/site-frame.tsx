import { LinkProvider, SkipLink } from "@catnip/ui";
import { Trans } from "@lingui/react/macro";
import type { ComponentProps, ReactNode } from "react";
import { styled } from "styled-components";
import { OfflineNotice } from "../network/offline-notice.tsx";
import { LanguageHint } from "./language-hint.tsx";
import { PageProgress } from "./page-progress.tsx";
import { RouterLink } from "./router-link.tsx";

/** The slots of a site's frame. Features plug in here, so that the frame imports none of them. */
export interface FrameSlots {
  readonly header: ReactNode;
  /** The main actions at the lower edge of narrow windows (`Dock`), where a thumb reaches them. */
  readonly dock?: ReactNode;
  readonly footer?: ReactNode;
  /** Renders nothing: counts visits, for example. */
  readonly traffic?: ReactNode;
  /** A bar over the bottom of the page; the language hint takes precedence over it. */
  readonly bar?: ReactNode;
  /** Overlays the page, and stays interactive while the page is inert. */
  readonly over?: ReactNode;
}

/** The frame of a site with a header: page, footer, progress bar, offline notice. */
export function SiteFrame({
  header,
  dock,
  footer,
  traffic,
  bar,
  over,
  page,
  children,
}: FrameSlots & {
  /** Attributes of the element around everything but `over`. */
  page?: ComponentProps<"div"> & { readonly [data: `data-${string}`]: unknown };
  children: ReactNode;
}) {
  return (
    <LinkProvider component={RouterLink}>
      <Page data-room="" data-docked={dock !== undefined || undefined} {...page}>
        <SkipLink href="#main">
          <Trans>Skip to content</Trans>
        </SkipLink>
        <PageProgress />
        {traffic}
        <LanguageHint otherwise={bar} />
        {header}
        {dock}
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        {footer}
      </Page>
      <OfflineNotice />
      {over}
    </LinkProvider>
  );
}

const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
  /* A bar over the lower edge must hide neither the end of the page nor the focused element. */
  padding-bottom: calc(var(--notice-height, 0px) + var(--dock-height, 0px));
  & > main {
    flex: 1;
    padding-bottom: var(--space-9);
  }
`;
