import { expect, test } from "vitest";
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
])("%s is handled by the route %s", async (path, answer) => {
  const handle = openRoutes(ROUTES, null);
  const response = await handle(new Request(`http://api.localhost${path}`), client);
  expect(await response.text()).toBe(answer);
});

test.each(["/sessions", "/session/x", "/download", "/anything"])("nothing is served at %s", async (path) => {
  const handle = openRoutes(ROUTES, null);
  expect((await handle(new Request(`http://api.localhost${path}`), client)).status).toBe(404);
});
