import { createTranslator } from "@catnip/i18n";
import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test, vi } from "vitest";
import type * as ViewerModule from "../shell/viewer.ts";
import { FullscreenScreen } from "./fullscreen-screen.tsx";

vi.mock("../shell/viewer.ts", async (original) => {
  const viewer = await original<typeof ViewerModule>();
  return { ...viewer, useViewer: () => viewer.GUEST };
});

// R-SIG-13
test("full screen asks a guest to log in, and brings them back to the game", () => {
  const Stub = createRoutesStub([{ id: "play", path: "/store/:id/fullscreen", Component: FullscreenScreen }]);
  const markup = renderToStaticMarkup(
    <I18nProvider i18n={createTranslator("en-US", {})}>
      <Stub initialEntries={["/store/7/fullscreen"]} hydrationData={{ loaderData: { play: { id: 7 } } }} />
    </I18nProvider>,
  );
  expect(markup).toContain("Please log in");
  expect(markup).toContain('href="/auth/login?returnPath=%2Fstore%2F7%2Ffullscreen"');
  expect(markup).not.toContain("<iframe");
});
