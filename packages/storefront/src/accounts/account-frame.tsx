import { splitLocalePath } from "@catnip/domain/locales";
import { usePath } from "@catnip/site/languages/locale.ts";
import { Container, Heading, Stack, TabLinks } from "@catnip/ui";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { styled } from "styled-components";
import { Seo } from "../seo/seo.tsx";

const PROFILE = {
  path: "/account/profile",
  title: msg`Profile`,
  description: msg`Your name, your wallet and your settings.`,
};
const LOG = {
  path: "/account/log",
  title: msg`Account Log`,
  description: msg`Your purchases and top-ups, with receipts.`,
};
const STATEMENT = {
  path: "/account/statement",
  title: msg({ message: "Statement", comment: "Of a wallet: a list of its bookings, as a bank sends it" }),
  description: msg`Every transaction in your wallet, and what is left of it.`,
};
const PAGES: Readonly<Record<string, typeof PROFILE>> = {
  [LOG.path]: LOG,
  [STATEMENT.path]: STATEMENT,
};

/** The heading and the tabs of the account pages; switching tabs does not reload the page. */
export function AccountFrame({ title, children }: { title: string; children: ReactNode }) {
  const { t, i18n } = useLingui();
  const path = usePath();
  const { pathname } = useLocation();
  const here = splitLocalePath(pathname)?.path ?? pathname;
  const tab = (to: string, label: ReactNode) => ({ label, href: path(to), current: here === to });
  const about = PAGES[here] ?? PROFILE;
  return (
    <Container>
      <Seo title={i18n._(about.title)} description={i18n._(about.description)} path={about.path} isHidden />
      <Pages gap={6}>
        <Heading level={1} size="2xl">
          {title}
        </Heading>
        <TabLinks
          label={t`Account`}
          items={[
            tab("/account/profile", <Trans>Profile</Trans>),
            tab("/account/log", <Trans>Account Log</Trans>),
            tab("/account/statement", i18n._(STATEMENT.title)),
          ]}
        />
        {children}
      </Pages>
    </Container>
  );
}

const Pages = styled(Stack)`
  padding-block-start: var(--space-6);
`;
