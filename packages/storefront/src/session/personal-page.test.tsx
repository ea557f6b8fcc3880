import { createTranslator } from "@catnip/i18n";
import { WalletLotsDocument } from "@catnip/sdk/orders/index.ts";
import { ApiProvider } from "@catnip/site/session/api-provider.tsx";
import { StoreProvider } from "@catnip/site/store/store-provider.tsx";
import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { createRequest, useQuery } from "urql";
import { expect, test } from "vitest";
import { useViewerFact } from "../shell/viewer.ts";
import { PersonalPage } from "./personal-page.tsx";

const LOTS = createRequest(WalletLotsDocument, { type: 0 });

function Page() {
  const country = useViewerFact((viewer) => viewer.country);
  const [{ fetching, data }] = useQuery({ query: WalletLotsDocument, variables: { type: 0 } });
  return <p>{fetching ? "loading" : `${data?.findWalletLots.total} lots in ${country}`}</p>;
}

/** The HTML of the page with this data from its loader. */
function html(page: unknown): string {
  const Component = () => (
    <PersonalPage>
      <Page />
    </PersonalPage>
  );
  const Stub = createRoutesStub([{ id: "root", path: "/account/statement", loader: () => page, Component }]);
  return renderToStaticMarkup(
    <I18nProvider i18n={createTranslator("en-US", {})}>
      <ApiProvider>
        <StoreProvider>
          <Stub initialEntries={["/account/statement"]} hydrationData={{ loaderData: { root: page } }} />
        </StoreProvider>
      </ApiProvider>
    </I18nProvider>,
  );
}

// R-WAL-17, R-WEB-40
test("a player's page is rendered with the viewer and the results that its loader found", () => {
  const results = { [LOTS.key]: { data: JSON.stringify({ findWalletLots: { total: 3, list: [] } }) } };
  const me = { uuid: "mika", country: "us", account: [] };
  expect(html({ status: "player", me, results })).toContain("3 lots in us");
  expect(html({ status: "player", me, results: {} })).toContain("loading");
});

// R-SIG-15
test("a guest is prompted to log in, and returns", () => {
  const markup = html({ status: "guest" });
  expect(markup).toContain("Please log in");
  expect(markup).toContain('href="/auth/login?returnPath=%2Faccount%2Fstatement"');
  expect(markup).not.toContain("lots in");
});

test("while the player cannot be looked up, the visitor is not treated as a guest", () => {
  const markup = html({ status: "unavailable" });
  expect(markup).not.toContain("Please log in");
  expect(markup).not.toContain("lots in");
});
