import { splitLocalePath } from "@catnip/domain/locales";
import { usePath } from "@catnip/site/languages/locale.ts";
import { Container, Heading, Skeleton, Stack, TabLinks } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { styled } from "styled-components";
import { Seo } from "../seo/seo.tsx";
import { MembersOnly } from "../session/members-only.tsx";

/** The heading and the tabs of the account pages, which lead from one to the other without loading the page anew. */
export function AccountFrame({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useLingui();
  const path = usePath();
  const { pathname } = useLocation();
  const here = splitLocalePath(pathname)?.path ?? pathname;
  const tab = (to: string, label: ReactNode) => ({ label, href: path(to), current: here === to });
  const isLog = here === "/account/log";
  return (
    <Container>
      {/* Here, because the server does not render what is below: a page has its title before anybody is known. */}
      <Seo
        title={isLog ? t`Account Log` : t`Profile`}
        description={
          isLog ? t`Your purchases and top-ups, with receipts.` : t`Your name, your wallet and your settings.`
        }
        path={isLog ? "/account/log" : "/account/profile"}
        isHidden
      />
      <Pages gap={6}>
        <Heading level={1} size="2xl">
          {title}
        </Heading>
        <TabLinks
          label={t`Account`}
          items={[
            tab("/account/profile", <Trans>Profile</Trans>),
            tab("/account/log", <Trans>Account Log</Trans>),
          ]}
        />
        <MembersOnly placeholder={<Skeleton height="40rem" radius="var(--radius-l)" />}>
          {children}
        </MembersOnly>
      </Pages>
    </Container>
  );
}

const Pages = styled(Stack)`
  padding-block-start: var(--space-6);
`;
