import { createTranslator } from "@catnip/i18n";
import type { Locale } from "@catnip/domain/locales";
import { I18nProvider } from "@lingui/react";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, test } from "vitest";
import { ConfiguredBarItems, ConfiguredMenuItems } from "./configured-items.tsx";
import { Footer } from "./footer.tsx";
import type { ConfiguredItem, ShopFrame } from "./shop-frame.ts";

const url = (tPath: string, value = "/store", title = tPath): ConfiguredItem => ({
  type: "url",
  value,
  tPath,
  title,
  min: 0,
});
const menu = (...items: (ConfiguredItem & { list?: ConfiguredItem[] })[]) => ({
  items: items.map((item) => ({ list: [], ...item })),
  t: [
    { lang: "en-US", key: "sale", value: "Sale" },
    { lang: "de-DE", key: "sale", value: "Ausverkauf" },
  ],
});
const nothing = { items: [], t: [] };

/** The component as the server renders it, on a shop page in that language. Null: the frame failed to load. */
function html(part: ReactNode, frame: Omit<ShopFrame, "notices"> | null, locale: Locale = "en-US"): string {
  const Stub = createRoutesStub([{ id: "frame/shop-layout.route", path: "/", Component: () => part }]);
  return renderToStaticMarkup(
    <I18nProvider i18n={createTranslator(locale, {})}>
      <Stub
        hydrationData={{ loaderData: { "frame/shop-layout.route": frame && { ...frame, notices: [] } } }}
      />
    </I18nProvider>,
  );
}

const links = (markup: string) =>
  [...markup.matchAll(/<a [^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/g)].map(([, href, inside = ""]) => [
    href,
    inside.replaceAll(/<[^>]+>/g, ""),
  ]);

describe("the header's bar", () => {
  test("shows links in the visitor's language, with localized addresses", () => {
    const header = menu(url("sale", "/store?show=discount", "On offer"));
    const bar = (locale: Locale) => links(html(<ConfiguredBarItems />, { header, footer: nothing }, locale));
    expect(bar("en-US")).toEqual([["/store?show=discount", "Sale"]]);
    expect(bar("de-DE")).toEqual([["/de-DE/store?show=discount", "Ausverkauf"]]);
    expect(bar("ja-JP")).toEqual([["/ja-JP/store?show=discount", "Sale"]]);
  });

  test("marks a title in another language than the page's with its language", () => {
    const header = menu(url("sale", "/store", "On offer"), url("more", "/terms", "More"));
    const bar = (locale: Locale) => html(<ConfiguredBarItems />, { header, footer: nothing }, locale);
    expect(bar("ja-JP")).toMatch(/<span lang="en-US">Sale<\/span>.*<span lang="en-US">More<\/span>/);
    expect(bar("en-US")).not.toContain("lang=");
  });

  // R-CFG-6
  test("opens external links in a new window without access to the opener", () => {
    const header = menu({ ...url("studio", "https://studio.example/new"), type: "btn" });
    const markup = html(<ConfiguredBarItems />, { header, footer: nothing });
    expect(markup).toContain(
      'href="https://studio.example/new" target="_blank" rel="noopener noreferrer" data-look="button"',
    );
  });

  test.each(["javascript:alert(1)", "//evil.test", "http://evil.test", ""])(
    "leads nowhere by %s",
    (value) => {
      const header = menu(url("bad", value));
      expect(html(<ConfiguredBarItems />, { header, footer: nothing })).not.toContain("<a");
    },
  );

  test("opens a folder without scripts", () => {
    const header = menu({ ...url("more", ""), type: "folder", list: [url("a"), url("b", "/terms")] });
    const markup = html(<ConfiguredBarItems />, { header, footer: nothing });
    expect(markup).toMatch(/<details[^>]*><summary>more/);
    expect(links(markup)).toEqual([
      ["/store", "a"],
      ["/terms", "b"],
    ]);
  });
});

// R-WEB-11
test("what does not fit the bar is in the account menu, with folders flattened; the rest is not repeated", () => {
  const header = menu(
    url("always"),
    { ...url("wide"), min: 1_440 },
    { ...url("more", ""), type: "folder", min: 1_024, list: [url("inside")] },
  );
  const markup = html(<ConfiguredMenuItems />, { header, footer: nothing });
  expect(links(markup).map(([, text]) => text)).toEqual(["wide", "inside"]);
  expect(markup.match(/data-below="\d+"/g)).toEqual([
    'data-below="1440"',
    'data-below="1024"',
    'data-below="1024"',
  ]);
});

describe("the footer", () => {
  const paths = (markup: string) => links(markup).map(([href]) => href);
  /** Always there: help, and a consent answer that must be as easy to change as to give. */
  const FIXED = ["/help", "/article", "/bookmark", "/privacy#statistics"];

  test("shows configured links, and renders markup in titles as text", () => {
    const footer = menu(url("x", "/terms", "<b>Rules</b>"), {
      ...url("f", ""),
      type: "folder",
      list: [url("in", "/privacy")],
    });
    const markup = html(<Footer />, { header: nothing, footer });
    expect(paths(markup)).toEqual(["/terms", "/privacy", ...FIXED]);
    expect(markup).toContain("&lt;b&gt;Rules&lt;/b&gt;");
  });

  test.each([
    { says: "nothing is configured", frame: { header: nothing, footer: nothing } },
    { says: "the frame could not be read", frame: null },
  ])("shows the built-in links where $says", ({ frame }) => {
    expect(paths(html(<Footer />, frame))).toEqual([
      "/partners",
      "/about-us",
      "/employment",
      "/privacy",
      "/terms",
      ...FIXED,
    ]);
  });
});
