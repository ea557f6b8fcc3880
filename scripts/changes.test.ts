import { expect, test } from "vitest";
import { changesIn } from "./changes.ts";

const STEPS = ["types", "unit", "mutants", "build", "browser"];

test.each([
  { says: "no file", files: [], runs: [], journeys: [] },
  { says: "a document", files: ["docs/glossary.md"], runs: ["types", "unit"], journeys: [] },
  {
    says: "a test",
    files: ["packages/domain/src/orders/quote.test.ts"],
    runs: ["types", "unit", "mutants"],
    journeys: [],
  },
  { says: "a rule", files: ["packages/domain/src/orders/quote.ts"], runs: STEPS, journeys: [] },
  {
    says: "an SQL file",
    files: ["apps/api/sql/orders.sql"],
    runs: ["types", "unit", "build", "browser"],
  },
  {
    says: "one journey",
    files: ["apps/e2e/src/journeys/offline.spec.ts"],
    runs: ["types", "unit", "build", "browser"],
    journeys: ["src/journeys/offline.spec.ts"],
  },
  {
    says: "journey support code",
    files: ["apps/e2e/src/support/player.ts", "apps/e2e/src/journeys/offline.spec.ts"],
    runs: ["types", "unit", "build", "browser"],
    journeys: [],
  },
  {
    says: "a command that creates a shop or a site",
    files: ["scripts/create-site/template/app/routes.ts"],
    runs: ["types", "unit", "build", "browser"],
    journeys: ["src/journeys/additions.spec.ts"],
  },
  { says: "a dependency", files: ["pnpm-lock.yaml"], runs: ["types", "unit", "build", "browser"] },
])("a change to $says runs the checks it can break", ({ files, runs, journeys = [] }) => {
  const changes = changesIn("c0ffee", files);
  expect(STEPS.filter((step) => changes.touch(step))).toEqual(runs);
  expect(changes.journeys).toEqual(journeys);
});
