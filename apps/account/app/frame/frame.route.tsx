import { DEFAULT_LOCALE, localePath, splitLocalePath } from "@catnip/domain/locales";
import { languageName } from "@catnip/i18n";
import { GlobeIcon, LinkProvider, media, PlainLink, SkipLink } from "@catnip/ui";
import { useBrand, useBrandFile } from "@catnip/site/brand/use-brand.ts";
import { useLocale, usePath } from "@catnip/site/languages/locale.ts";
import { isOffered, OFFERED_LOCALES } from "@catnip/site/languages/offered-locales.ts";
import { LanguageLink } from "@catnip/site/frame/language-link.tsx";
import { RouterLink } from "@catnip/site/frame/router-link.tsx";
import { useSite } from "@catnip/site/host/site.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { Outlet, redirect, type LoaderFunctionArgs } from "react-router";
import { styled } from "styled-components";

/** A site passes its visitor's language as `ui_locales`; redirects to the URL with that language's prefix. */
export function loader({ request }: LoaderFunctionArgs) {
  const { pathname, search, searchParams } = new URL(request.url);
  const wanted = searchParams.get("ui_locales") ?? "";
  const here = splitLocalePath(pathname);
  const isElsewhere = here?.locale === DEFAULT_LOCALE && isOffered(wanted) && wanted !== DEFAULT_LOCALE;
  if (isElsewhere && request.method === "GET") throw redirect(localePath(wanted, here.path) + search);
  return null;
}

/** Layout of every account screen: branding, language switch and legal links. */
export default function AccountFrame() {
  const { origins } = useSite();
  const path = usePath();
  const brand = useBrand();
  const file = useBrandFile();
  return (
    <LinkProvider component={RouterLink}>
      <SkipLink href="#main">
        <Trans>Skip to the content</Trans>
      </SkipLink>
      <Page>
        <header>
          <Brand href={origins.shop + path("/")}>
            <img src={file(brand.logo.src)} width={brand.logo.width} height={brand.logo.height} alt="" />
            <span>{brand.name}</span>
          </Brand>
          {brand.features.languageMenu && <LanguageMenu />}
        </header>
        <main id="main" tabIndex={-1}>
          <Outlet />
        </main>
        <footer>
          <PlainLink href={origins.shop + path("/terms")}>
            <Trans>Terms</Trans>
          </PlainLink>
          <PlainLink href={origins.shop + path("/privacy")}>
            <Trans>Privacy</Trans>
          </PlainLink>
        </footer>
      </Page>
    </LinkProvider>
  );
}

/** Collapsed, because each screen asks for one thing. */
function LanguageMenu() {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <Languages>
      <summary aria-label={t`Language: ${languageName(locale)}`}>
        <GlobeIcon />
        <span>{languageName(locale)}</span>
      </summary>
      <ul>
        {OFFERED_LOCALES.map((other) => (
          <li key={other}>
            <LanguageLink locale={other} />
          </li>
        ))}
      </ul>
    </Languages>
  );
}

const Page = styled.div`
  display: grid;
  grid-template-rows: auto 1fr auto;
  min-height: 100dvh;
  background: radial-gradient(60rem 32rem at 50% -12rem, var(--accent-soft), transparent 70%);
  & > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-4);
    min-height: var(--header-height);
    padding-inline: var(--space-5);
  }
  & > main {
    display: grid;
    justify-items: center;
    align-items: start;
    padding: var(--space-4) var(--space-5) var(--space-8);
    outline: none;
    ${media.desktop} {
      align-items: center;
    }
  }
  & > footer {
    display: flex;
    justify-content: center;
    gap: var(--space-2);
    padding: var(--space-4);
    font-size: var(--size-s);
    color: var(--text-soft);
    & a {
      display: flex;
      align-items: center;
      min-height: var(--target);
      padding-inline: var(--space-3);
      &:hover {
        color: var(--text);
      }
    }
  }
`;
const Brand = styled(PlainLink)`
  display: inline-flex;
  align-items: center;
  gap: var(--space-3);
  min-height: var(--target);
  font-size: var(--size-l);
  font-weight: 680;
`;
const Languages = styled.details`
  position: relative;
  z-index: 1;
  & > summary {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-height: var(--target);
    padding-inline: var(--space-3);
    border-radius: var(--radius-m);
    color: var(--text-soft);
    cursor: pointer;
    list-style: none;
    &::-webkit-details-marker {
      display: none;
    }
    &:hover {
      background: var(--hover);
      color: var(--text);
    }
  }
  & > ul {
    position: absolute;
    inset-inline-end: 0;
    width: max-content;
    max-height: min(28rem, 75dvh);
    margin-top: var(--space-1);
    padding: var(--space-2);
    overflow: auto;
    border-radius: var(--radius-m);
    background: var(--overlay);
    box-shadow: var(--shadow-overlay);
  }
  & a {
    display: flex;
    align-items: center;
    min-height: var(--target);
    padding-inline: var(--space-4);
    border-radius: var(--radius-s);
    &:hover {
      background: var(--hover);
    }
    &[aria-current] {
      color: var(--accent-text);
    }
  }
`;
