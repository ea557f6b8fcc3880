import { createTranslator } from "@catnip/i18n";
import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, test } from "vitest";
import { WalletFreezeNotice } from "./wallet-freeze.tsx";

/** What a wallet says about a debt in meowcent and a dispute. */
function said(owed: number, disputed: boolean): string {
  const Stub = createRoutesStub([
    {
      id: "root",
      path: "/",
      Component: () => <WalletFreezeNotice owed={owed} disputed={disputed} />,
    },
  ]);
  return renderToStaticMarkup(
    <I18nProvider i18n={createTranslator("en-US", {})}>
      <Stub hydrationData={{ loaderData: { root: { locale: "en-US" } } }} />
    </I18nProvider>,
  );
}

// R-RFD-35
describe("a wallet", () => {
  test("with a debt says how much, why, how much to add, and leads to a top-up", () => {
    const words = said(123_456, false);
    expect(words).toContain(
      "You owe 1,234.56 coins: they were spent before the money for them was taken back.",
    );
    expect(words).toContain("Once you have added at least 1,234.56 coins, you can buy again.");
    expect(words).toContain("Pay what you owe</");
    expect(words).not.toContain("disputed");
    expect(words).not.toContain("/help/contact");
  });

  test("with a disputed payment leads to customer service, and mentions no debt", () => {
    const words = said(0, true);
    expect(words).toContain("One of your payments is disputed.");
    expect(words).toContain('href="/help/contact?topic=payment"');
    expect(words).not.toContain("You owe");
    expect(words).not.toContain("Pay what you owe");
  });

  test("with both shows both, and promises nothing before the dispute is settled", () => {
    const words = said(500, true);
    expect(words).toContain("One of your payments is disputed.");
    expect(words).toContain("You owe 5.00 coins");
    expect(words).not.toContain("you can buy again");
  });
});
