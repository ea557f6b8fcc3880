import { htmlAttributes } from "@catnip/i18n";
import { BaseStyle } from "@catnip/ui/base-style.tsx";
import type { ReactNode } from "react";
import { Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from "react-router";
import { useBrand, useBrandFile } from "../brand/use-brand.ts";
import type { SiteData } from "../host/site.ts";
import { EARLY_INPUT_SCRIPT } from "./early-input.ts";
import { LateFont } from "./late-font.tsx";
import { LATE_START_SCRIPT } from "./late-start.ts";
import { MENU_SCRIPT } from "../frame/menu-script.ts";
import { ErrorPage } from "../pages/error-page.tsx";
import { useLocale } from "../languages/locale.ts";
import { useNonce } from "../http/nonce.ts";
import { STYLES_PLACE } from "./styles-place.ts";
import { SCROLL_SCRIPT } from "./scroll-script.ts";
import { WantedPage } from "../network/wanted-page.tsx";
import { PopupHost } from "../popups/popup-host.tsx";
import { StoreProvider } from "../store/store-provider.tsx";
import { MEMBER_SCRIPT } from "../session/member-cookie.ts";
import { pageTheme, THEME_ID } from "../theme/page-theme.ts";
import { THEME_SCRIPT } from "../theme/theme-script.ts";
import { useWordOverrides, WORD_OVERRIDES_ID } from "../words/word-overrides.ts";

/** Stands in the HTML alone: hydration leaves it as it is. */
const HEAD_SCRIPT = import.meta.env.SSR
  ? MEMBER_SCRIPT + THEME_SCRIPT + MENU_SCRIPT + EARLY_INPUT_SCRIPT + LATE_START_SCRIPT
  : "";

/** The root's data is valid for the whole visit. */
export const shouldRevalidate = () => false;

/**
 * The bare document around every page of every site.
 *
 * @param props.headScript runs before the first paint
 * @param props.headLinks to other files of the site, such as its manifest
 * @param props.lastScript runs at the end of the document
 */
export function Layout({
  headScript = "",
  headLinks,
  lastScript = "",
  children,
}: {
  headScript?: string;
  headLinks?: ReactNode;
  lastScript?: string;
  children: ReactNode;
}) {
  const nonce = useNonce();
  // Absent when even the root loader failed; such a page sends no API requests.
  const site = useRouteLoaderData<SiteData>("root");
  const { accent } = useBrand().theme;
  const file = useBrandFile();
  const locale = useLocale();
  const overrides = useWordOverrides();
  const { style, ...html } = htmlAttributes(locale);
  const theme = pageTheme(accent, style);
  return (
    <html {...html} lang={locale} data-api={site?.origins.api} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {/* The first one whose media query fits counts. */}
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={theme.light} />
        <meta name="theme-color" content={theme.dark} />
        <link rel="icon" href={file("/favicon.svg")} type="image/svg+xml" />
        <link rel="icon" href={file("/favicon.ico")} sizes="32x32" />
        <link rel="apple-touch-icon" href={file("/apple-touch-icon.png")} />
        <meta name="color-scheme" content="dark light" />
        <meta name="rating" content="RTA-5042-1996-1400-1577-RTA" />
        <InlineScript code={HEAD_SCRIPT + headScript} />
        {overrides !== "" && (
          <script
            id={WORD_OVERRIDES_ID}
            type="application/json"
            dangerouslySetInnerHTML={{ __html: overrides }}
          />
        )}
        <Meta />
        {headLinks}
        <BaseStyle />
        <style id={THEME_ID} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: theme.rules }} />
        {import.meta.env.SSR ? STYLES_PLACE : null}
      </head>
      <body suppressHydrationWarning>
        {children}
        {import.meta.env.SSR ? (
          <InlineScript code={lastScript + SCROLL_SCRIPT} />
        ) : (
          <ScrollRestoration nonce={nonce} />
        )}
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

function InlineScript({ code }: { code: string }) {
  return <script nonce={useNonce()} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />;
}

export default function Root() {
  return (
    <StoreProvider>
      <Outlet />
      <PopupHost />
      <LateFont />
      <WantedPage />
    </StoreProvider>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorPage error={error} bare />;
}
