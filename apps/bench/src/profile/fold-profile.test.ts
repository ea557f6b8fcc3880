import { describe, expect, test } from "vitest";
import { foldProfile, type CpuProfile } from "./fold-profile.ts";
import { groupOf, JSON_FILE } from "./groups.ts";

const STORE = "/catnip/node_modules/.pnpm";

describe("a function's group", () => {
  test.each([
    { file: `${STORE}/graphql@16.11.0/node_modules/graphql/execution/execute.mjs`, group: "GraphQL" },
    { file: `${STORE}/react-dom@19.2.0/node_modules/react-dom/server.js`, group: "React" },
    { file: `${STORE}/x/node_modules/@remix-run/node-fetch-server/index.js`, group: "React Router" },
    { file: `${STORE}/x/node_modules/styled-components/dist/index.js`, group: "styled-components" },
    { file: `${STORE}/pg@8/node_modules/pg-protocol/dist/parser.js`, group: "PostgreSQL driver" },
    { file: `${STORE}/lru-cache@11/node_modules/lru-cache/index.js`, group: "lru-cache" },
    { file: "node:internal/deps/undici/undici", group: "fetch and its streams (Node)" },
    { file: "node:zlib", group: "compression" },
    { file: "node:_http_outgoing", group: "HTTP, sockets, streams (Node)" },
    { file: "/catnip/apps/api/src/modules/orders/checkout.ts", group: "apps/api/orders" },
    { file: "/catnip/apps/api/src/platform/limits/limits.ts", group: "apps/api/platform" },
    { file: "/catnip/packages/storefront/src/shell/root.tsx", group: "packages/storefront" },
    { file: "/catnip/apps/server/src/main.ts", group: "apps/server" },
    { file: JSON_FILE, group: "JSON" },
    { file: "", group: null },
  ])("of $file is $group", ({ file, group }) => {
    expect(groupOf({ functionName: "work", file })).toBe(group);
  });
});

describe("a profile", () => {
  const frame = (functionName: string, url = "") => ({ functionName, url, lineNumber: 0, columnNumber: 0 });
  const profile: CpuProfile = {
    nodes: [
      { id: 1, callFrame: frame("(root)"), children: [2, 5, 6] },
      { id: 2, callFrame: frame("read", "/catnip/apps/api/src/modules/catalog/read.ts"), children: [3, 4] },
      { id: 3, callFrame: frame("write") },
      { id: 4, callFrame: frame("parseJson", JSON_FILE), children: [] },
      { id: 5, callFrame: frame("(idle)") },
      { id: 6, callFrame: frame("(garbage collector)") },
    ],
    samples: [2, 3, 5, 4, 6, 2],
    timeDeltas: [9_000, 1_000, 2_000, 50_000, 4_000, 8_000],
  };

  test("gives each group its own time, native functions to who called them, and leaves out idle time", () => {
    const folded = foldProfile(profile, ({ functionName, url }) => ({ functionName, file: url }));
    expect(Object.fromEntries(folded)).toEqual({ "apps/api/catalog": 3, JSON: 4, "garbage collection": 8 });
  });
});
