import { expect, test } from "vitest";
import { MODULES } from "./modules.ts";
import { openRoutes } from "./routes.ts";

const client = { address: "192.0.2.1" };
const says = (text: string) => () => () => Promise.resolve(new Response(text));

const ROUTES = [
  { path: "/session", open: says("session") },
  { path: "/download/", open: says("download") },
];

test.each([
  ["/session", "session"],
  ["/session?x=1", "session"],
  ["/download/a/b", "download"],
])("%s is answered by the route %s", async (path, answer) => {
  const handle = openRoutes(ROUTES, null);
  const response = await handle(new Request(`http://api.localhost${path}`), client);
  expect(await response.text()).toBe(answer);
});

test.each(["/sessions", "/session/x", "/download", "/anything"])("nothing is served at %s", async (path) => {
  const handle = openRoutes(ROUTES, null);
  expect((await handle(new Request(`http://api.localhost${path}`), client)).status).toBe(404);
});

test("no two modules want the same address or the same name of a job", () => {
  const addresses = MODULES.flatMap(({ routes }) => routes.map(({ site, path }) => site + path));
  expect(addresses.filter((address, at) => addresses.indexOf(address) !== at)).toEqual([]);
  const tasks = MODULES.flatMap(({ jobs }) => jobs.map(({ task }) => task));
  expect(tasks.filter((task, at) => tasks.indexOf(task) !== at)).toEqual([]);
});

test("no two modules say who may ask an operation", () => {
  const operations = MODULES.flatMap(({ schema }) => Object.keys(schema.access));
  expect(operations.filter((name, at) => operations.indexOf(name) !== at)).toEqual([]);
});
