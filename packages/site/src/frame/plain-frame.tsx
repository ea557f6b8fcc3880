import { localePath } from "@catnip/domain/locales";
import { LinkProvider, media, SkipLink } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Outlet } from "react-router";
import { styled } from "styled-components";
import { useBrand, useBrandFile } from "../brand/use-brand.ts";
import { useLocale } from "../languages/locale.ts";
import { OFFERED_LOCALES } from "../languages/offered-locales.ts";
import { LanguageLink } from "./language-link.tsx";
import { PageProgress } from "./page-progress.tsx";
import { RouterLink } from "./router-link.tsx";
import { useSite } from "../host/site.ts";
import { ThemeSwitch } from "../theme/theme-switch.tsx";

/**
 * The frame of the account and pay sites: brand, one narrow column, languages at the bottom.
 *
 * @param above content at the top of every page
 * @param name the site's name; defaults to the brand's
 */
export function PlainFrame({ above, name }: { above?: ReactNode; name?: string }) {
  const brand = useBrand();
  const file = useBrandFile();
  const { t } = useLingui();
  const { origins } = useSite();
  const locale = useLocale();
  return (
    <LinkProvider component={RouterLink}>
      <Page>
        <SkipLink href="#main">
          <Trans>Skip to content</Trans>
        </SkipLink>
        <PageProgress />
        <header>
          <a href={origins.shop + localePath(locale, "/")} title={t`Back to the shop`}>
            <img src={file(brand.logo.src)} width={brand.logo.width} height={brand.logo.height} alt="" />
            <span>{name ?? brand.name}</span>
          </a>
        </header>
        <main id="main" tabIndex={-1}>
          {above}
          <Outlet />
        </main>
        <footer>
          {brand.features.languageMenu && <Languages />}
          <ThemeSwitch />
        </footer>
      </Page>
    </LinkProvider>
  );
}

function Languages() {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Language`}>
      {OFFERED_LOCALES.map((locale) => (
        <LanguageLink key={locale} locale={locale} />
      ))}
    </nav>
  );
}

const Page = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--space-6);
  min-height: 100dvh;
  padding: var(--space-6) var(--space-4);
  & > header a {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-height: var(--target);
    font-size: var(--size-xl);
    font-weight: 760;
    letter-spacing: -0.02em;
  }
  & > main {
    width: min(100%, 28rem);
    &:has([data-wide-page]) {
      width: min(100%, 48rem);
    }
    flex: 1;
    outline: none;
  }
  & > footer {
    display: grid;
    justify-items: center;
    gap: var(--space-3);
  }
  & > footer nav {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    max-width: 44rem;
    column-gap: var(--space-2);
    color: var(--text-faint);
    font-size: var(--size-s);
    & a {
      display: inline-flex;
      align-items: center;
      min-height: var(--target);
      padding-inline: var(--space-2);
      &[aria-current] {
        color: var(--text);
      }
    }
  }
  ${media.phone} {
    gap: var(--space-4);
    padding-block: var(--space-4);
  }
`;
