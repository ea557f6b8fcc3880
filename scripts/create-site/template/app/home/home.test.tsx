import { createTranslator } from "@catnip/i18n";
import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import HomeRoute from "./home.route.tsx";

/** The server-rendered page. */
function html(signedIn: boolean | null): string {
  const Stub = createRoutesStub([{ id: "home", path: "/", Component: HomeRoute }]);
  return renderToStaticMarkup(
    <I18nProvider i18n={createTranslator("en-US", {})}>
      <Stub hydrationData={{ loaderData: { home: { signedIn } } }} />
    </I18nProvider>,
  );
}

test.each([false, null])("a visitor not known to be logged in (%s) is offered to log in", (signedIn) => {
  expect(html(signedIn)).toContain('href="/auth/login?returnPath=%2F"');
});

test("a player is not", () => {
  expect(html(true)).not.toContain("/auth/login");
});
