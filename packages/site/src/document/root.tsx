import { htmlAttributes } from "@catnip/i18n";
import { BaseStyle } from "@catnip/ui/base-style.tsx";
import { interLatinUrl } from "@catnip/ui/fonts.ts";
import { use, type ReactNode } from "react";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
} from "react-router";
import { useBrand, useBrandFile } from "../brand/use-brand.ts";
import type { SiteData } from "../host/site.ts";
import { DocumentPartContext, placeOfScripts, placeOfStyles } from "./document-parts.ts";
import HEAD_SCRIPT from "./head.ts?inline-script";
import { PAGE_SCRIPTS_ID } from "./late-start.ts";
import { ErrorPage } from "../pages/error-page.tsx";
import { useLocale } from "../languages/locale.ts";
import { useNonce } from "../http/nonce.ts";
import { WantedPage } from "../network/wanted-page.tsx";
import { PopupHost } from "../popups/popup-host.tsx";
import { StoreProvider } from "../store/store-provider.tsx";
import { pageTheme, THEME_ID } from "../theme/page-theme.ts";
import { useMessageOverrides, MESSAGE_OVERRIDES_ID } from "../messages/message-overrides.ts";

/** The root's data is valid for the whole visit. */
export const shouldRevalidate = () => false;

/**
 * The bare document around every page of every site.
 *
 * @param props.headScript runs before the first paint: `prepareDocument`, and more
 * @param props.headLinks to other files of the site, such as its manifest
 * @param props.lastScript runs at the end of the document
 */
export function Layout({
  headScript = HEAD_SCRIPT,
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
  const part = use(DocumentPartContext);
  const isStandalone = useMatches().some(({ handle }) => (handle as Handle | undefined)?.isStandalone);
  // Absent when even the root loader failed; such a page sends no API requests.
  const site = useRouteLoaderData<SiteData>("root");
  const { accent } = useBrand().theme;
  const file = useBrandFile();
  const locale = useLocale();
  const overrides = useMessageOverrides();
  const { style, ...html } = htmlAttributes(locale);
  const theme = pageTheme(accent, style);
  if (import.meta.env.SSR && part === "scripts") return <Scripts nonce={nonce} />;
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
        {/* Optional (R-WEB-64): without this it would come too late for the first paint, and so for the whole visit. */}
        {style["--font-script"] === undefined && (
          <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={interLatinUrl} />
        )}
        <meta name="color-scheme" content="dark light" />
        <meta name="rating" content="RTA-5042-1996-1400-1577-RTA" />
        <InlineScript code={headScript} />
        {overrides !== "" && (
          <script
            id={MESSAGE_OVERRIDES_ID}
            type="application/json"
            dangerouslySetInnerHTML={{ __html: overrides }}
          />
        )}
        <Meta />
        <Links nonce={nonce} />
        {headLinks}
        <BaseStyle />
        <style id={THEME_ID} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: theme.rules }} />
        {import.meta.env.SSR && nonce ? placeOfStyles(nonce) : null}
      </head>
      <body suppressHydrationWarning>
        {children}
        <InlineScript code={lastScript} />
        <ScrollRestoration nonce={nonce} />
        {/* Inert until `late-start.ts` starts them; hydration does not touch them. */}
        {!isStandalone && (
          <template
            id={PAGE_SCRIPTS_ID}
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: import.meta.env.SSR && nonce ? placeOfScripts(nonce) : "" }}
          />
        )}
      </body>
    </html>
  );
}

/** What a route may export as `handle`. */
export interface Handle {
  /** The page works without the application's scripts, and is sent without them. */
  readonly isStandalone?: boolean;
}

function InlineScript({ code }: { code: string }) {
  return <script nonce={useNonce()} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />;
}

export default function Root() {
  return (
    <StoreProvider>
      <Outlet />
      <PopupHost />
      <WantedPage />
    </StoreProvider>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorPage error={error} bare />;
}
