import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Viewer } from "../../platform/context.ts";
import { ACCESS as ROWS } from "../access.ts";
import { schema } from "../schema.ts";
import { operationsOf } from "../../platform/graphql/root-operations.ts";
import { simplestCall } from "../../testing/simplest-call.ts";
import { testShop, type TestShop } from "../../testing/test-shop.ts";
import type { Askers } from "../../platform/roles/askers.ts";
import { ROLES } from "../../platform/roles/roles.ts";

const operations = operationsOf(schema);
const ASKERS = ["guest", ...ROLES] as const;

let shop: TestShop;
let viewers: ReadonlyMap<keyof Askers, Viewer | undefined>;
beforeAll(async () => {
  shop = await testShop();
  const made = await Promise.all(
    ROLES.map(async (role) => [role, await shop.player({ roles: [role] })] as const),
  );
  viewers = new Map([["guest", undefined], ...made]);
});
afterAll(() => shop.close());

/** The code with which a caller is rejected, or null if they are authorized, whatever the outcome. */
async function keptOut(call: string, viewer?: Viewer): Promise<string | null> {
  const { errors } = await shop.ask(call, {}, viewer);
  const code = errors?.[0]?.extensions.code ?? null;
  return code === "auth/login-required" || code === "auth/forbidden" ? code : null;
}

// R-API-1
test("every operation has a row, and every row an operation", () => {
  expect(operations.map(({ field }) => field.name).toSorted()).toEqual(Object.keys(ROWS).toSorted());
});

// R-API-3
test("every change by staff is audited, and reads are not, except those that find a person", () => {
  const staffOnly = operations.filter(({ field }) => {
    const who = ROWS[field.name]?.who;
    return who && !who.player && !who.creator;
  });
  const isAudited = ({ kind, field }: (typeof staffOnly)[number]) =>
    kind === "mutation" || field.name === "findUser";
  const wrong = staffOnly.filter((each) => ROWS[each.field.name]?.audited !== isAudited(each));
  expect(wrong.map(({ field }) => field.name)).toEqual([]);
});

test("only staff can touch other people's data", () => {
  const wrong = Object.entries(ROWS).filter(
    ([, { touches, who }]) => touches === "any" && (who.player || who.guest),
  );
  expect(wrong).toEqual([]);
});

// R-API-1
describe("the cells", () => {
  test.each(operations.map((operation) => [operation.field.name, operation] as const))(
    "%s is open to exactly the roles in its row",
    async (name, operation) => {
      const row = ROWS[name];
      const call = simplestCall(operation);
      const found: Record<string, string | null> = {};
      const wanted: Record<string, string | null> = {};
      for (const asker of ASKERS) {
        found[asker] = await keptOut(call, viewers.get(asker));
        wanted[asker] = row?.who[asker] ? null : asker === "guest" ? "auth/login-required" : "auth/forbidden";
      }
      const player = viewers.get("player");
      if (player) found["pay token"] = await keptOut(call, { ...player, audience: "pay" });
      wanted["pay token"] = row?.who.guest || row?.payToken ? null : "auth/forbidden";
      expect(found).toEqual(wanted);
    },
  );
});

// R-SIG-12, R-API-1
describe("current roles", () => {
  const restricted = operations.filter(({ field }) => ROWS[field.name]?.who.player === false);

  test.each(restricted.map((operation) => [operation.field.name, operation] as const))(
    "%s does not rely on the token",
    async (name, operation) => {
      const call = simplestCall(operation);
      const dismissed: Viewer = { ...(await shop.player({ roles: ["player"] })), roles: [...ROLES] };
      expect(await keptOut(call, dismissed)).toBe("auth/forbidden");
      const allowed = ROLES.filter((role) => ROWS[name]?.who[role]);
      const promoted: Viewer = { ...(await shop.player({ roles: allowed })), roles: ["player"] };
      expect(await keptOut(call, promoted)).toBeNull();
      const deleted: Viewer = { uuid: randomUUID(), sid: randomUUID(), roles: allowed, audience: "api" };
      expect(await keptOut(call, deleted)).toBe("auth/forbidden");
    },
  );
});
