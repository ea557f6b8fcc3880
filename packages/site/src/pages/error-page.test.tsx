import { createTranslator } from "@catnip/i18n";
import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { ErrorPage } from "./error-page.tsx";

function pageOf(status: number, data: unknown): string {
  const error = { status, statusText: "", internal: false, data };
  const Stub = createRoutesStub([{ path: "/", Component: () => <ErrorPage error={error} /> }]);
  return renderToStaticMarkup(
    <I18nProvider i18n={createTranslator("en-US", {})}>
      <Stub />
    </I18nProvider>,
  );
}

// R-WEB-12
test("an error of the site itself is shown next to its status", () => {
  expect(pageOf(500, { message: "Unknown middleware" })).toContain("500 · Unknown middleware");
});

// R-WEB-1
test("other errors show their status, and no detail", () => {
  const page = pageOf(502, "secret stack");
  expect(page).toContain(">502<");
  expect(page).not.toContain("secret stack");
});
