import { createTranslator } from "@catnip/i18n";
import { StoreProvider } from "@catnip/site/store/store-provider.tsx";
import { I18nProvider } from "@lingui/react";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test, vi } from "vitest";
import type * as ViewerModule from "../shell/viewer.ts";
import { PlayerMenu } from "./header.tsx";
import { HeaderNav } from "./header-nav.tsx";

const { viewer } = vi.hoisted(() => ({ viewer: { me: null as object | null } }));
vi.mock("../shell/viewer.ts", async (original) => ({
  ...(await original<typeof ViewerModule>()),
  useViewerFact: (fact: (shown: unknown) => unknown) => fact(viewer),
}));
vi.mock("../wallets/balances.tsx", () => ({ Balances: () => null }));

/** A part of the header as the server renders it on the German terms page. */
function html(part: ReactNode): string {
  const Stub = createRoutesStub([{ path: "/:locale/terms", Component: () => part }]);
  return renderToStaticMarkup(
    <I18nProvider i18n={createTranslator("de-DE", {})}>
      <StoreProvider>
        <Stub initialEntries={["/de-DE/terms"]} />
      </StoreProvider>
    </I18nProvider>,
  );
}

/** Its links: URLs and texts, in order. */
function linksOf(part: ReactNode): readonly (readonly [string, string])[] {
  return [
    ...html(part).matchAll(/<a [^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>|<button type="submit">(.*?)</g),
  ].map(([, href = "", words = "", button]) => [href, button ?? words]);
}

// R-CAT-1, R-CAT-44
test("Home leads to the category that was chosen, at first to the first one", () => {
  expect(linksOf(<HeaderNav />)).toEqual([
    ["/de-DE/boy-r18", "Home"],
    ["/de-DE/store?categories=boy-r18,boy-bl,girl-r18,girl-gl", "Store"],
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

test.each([
  { nickname: "Mika", name: "Mika Moon", shown: "Mika" },
  { nickname: "", name: "Mika Moon", shown: "Mika Moon" },
  { nickname: "", name: "", shown: "mika@mail.test" },
  { nickname: null, name: null, shown: "mika@mail.test" },
])("the menu of a player called $nickname, $name begins with $shown, never with an empty line", (known) => {
  viewer.me = { profile: { nickname: known.nickname }, name: known.name, email: "mika@mail.test", auth: [] };
  expect(html(<PlayerMenu />)).toContain(`<span>${known.shown}</span>`);
  viewer.me = null;
});
