import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { familyProblems } from "./brand-problems.ts";
import { brandOf } from "./index.ts";
import { readSharedSites, SHARED_SITES } from "./shared-sites.ts";

let apps: string;
beforeEach(() => {
  apps = mkdtempSync(path.join(tmpdir(), "catnip-apps-"));
});
afterEach(() => rmSync(apps, { recursive: true, force: true }));

function app(name: string, manifest: object): void {
  mkdirSync(path.join(apps, name));
  writeFileSync(path.join(apps, name, "package.json"), JSON.stringify(manifest));
}

test("account and pay serve all brands, and a login to pay is good for paying only", () => {
  expect(SHARED_SITES).toEqual(
    expect.arrayContaining([
      { name: "account", session: null },
      { name: "pay", session: "pay" },
    ]),
  );
});

test("an app is a shared site if its package.json says so", () => {
  app("studio", { catnip: { site: { session: "api" } } });
  app("help", { catnip: { site: {} } });
  app("bench", { name: "@catnip/bench" });
  mkdirSync(path.join(apps, "nothing-yet"));
  expect(readSharedSites(apps)).toEqual([
    { name: "help", session: null },
    { name: "studio", session: "api" },
  ]);
});

test("an unknown kind of session is refused with a sentence", () => {
  app("studio", { catnip: { site: { session: "root" } } });
  expect(() => readSharedSites(apps)).toThrow("apps/studio/package.json: `catnip.site.session` must be");
});

test("no brand takes the name of a shared site", () => {
  const partner = brandOf("partner");
  for (const { name } of SHARED_SITES.filter((site) => site.name !== "pay"))
    expect(familyProblems([{ ...partner, hosts: { ...partner.hosts, shop: name } }])).toEqual([
      `The brand "partner" wants the host "${name}", which is a site of its own.`,
    ]);
});
