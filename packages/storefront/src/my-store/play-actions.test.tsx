import type { Platform } from "@catnip/domain/catalog";
import { createTranslator } from "@catnip/i18n";
import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import type { ShelfEntry } from "./my-shelf.ts";
import { PlayActions } from "./play-actions.tsx";

const { own } = vi.hoisted(() => ({ own: { platform: null as Platform | null } }));
vi.mock("../catalog/use-own-platform.ts", () => ({ useOwnPlatform: () => own.platform }));

/** The labels of a library row's actions on a device with this system. */
function offered(device: Platform | null, systems: readonly Platform[]): readonly string[] {
  own.platform = device;
  const store = {
    id: 7,
    store_info: [{ name: "Rain" }],
    game_pack: { official_app: systems.map((platform) => ({ platform })) },
  } as unknown as ShelfEntry["store"];
  const markup = renderToStaticMarkup(
    <I18nProvider i18n={createTranslator("en-US", {})}>
      <PlayActions store={store} />
    </I18nProvider>,
  );
  return [...markup.matchAll(/<(a|button)[^>]*>(.*?)<\/\1>/g)].map(([, , words = ""]) =>
    words.replaceAll(/<[^>]+>/g, ""),
  );
}

// R-CAT-40
test("a row offers the visitor's own system once, and the others by another name", () => {
  expect(offered("windows", ["web", "windows", "mac"])).toEqual(["Play", "Download", "Other systems"]);
  expect(offered("windows", ["web", "windows"])).toEqual(["Play", "Download"]);
  expect(offered("ios", ["windows", "mac"])).toEqual(["Downloads"]);
  expect(offered(null, ["web", "windows"])).toEqual(["Play", "Downloads"]);
});
