import { createTranslator } from "@catnip/i18n";
import { I18nProvider } from "@lingui/react";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { PlayerMenu } from "./header.tsx";
import { HeaderNav } from "./header-nav.tsx";

/** A part of the header as the server renders it on the German terms page. */
function html(part: ReactNode): string {
  const Stub = createRoutesStub([{ path: "/:locale/terms", Component: () => part }]);
  return renderToStaticMarkup(
    <I18nProvider i18n={createTranslator("de-DE", {})}>
      <Stub initialEntries={["/de-DE/terms"]} />
    </I18nProvider>,
  );
}

/** What it leads to: addresses and words, in their order. */
function linksOf(part: ReactNode): readonly (readonly [string, string])[] {
  return [
    ...html(part).matchAll(/<a [^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>|<button type="submit">(.*?)</g),
  ].map(([, href = "", words = "", button]) => [href, button ?? words]);
}

// R-CAT-1
test("Home leads to the category that was chosen, at first to the first one", () => {
  expect(linksOf(<HeaderNav />)).toEqual([
    ["/de-DE/boy-r18", "Home"],
    ["/de-DE/store", "Store"],
    ["/de-DE/my-store", "My Store"],
  ]);
});

test("My Store is there for players only", () => {
  expect(html(<HeaderNav />)).toMatch(/<span data-for="player"><a [^>]*>My Store<\/a><\/span>/);
});

test("the account menu has what guests need and what players need; the page shows one of them", () => {
  expect(linksOf(<PlayerMenu />)).toEqual([
    ["/auth/login?returnPath=%2Fde-DE%2Fterms&amp;signup=1", "Sign up"],
    ["/auth/login?returnPath=%2Fde-DE%2Fterms", "Log in"],
    ["/de-DE/my-store", "My Store"],
    ["/de-DE/account/profile", "Profile"],
    ["/de-DE/account/log", "Account Log"],
    ["", "Log out"],
  ]);
});
