import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { withDataOnDemand } from "./router-data.ts";

const ROUTER = path.dirname(fileURLToPath(import.meta.resolve("react-router")));
const SERVER = readFileSync(path.join(ROUTER, "lib/server-runtime/server.js"), "utf8");

type Context = { readonly serverHandoffStream: string };

/** A page's context as the library makes it, with a function that writes the data. */
async function contextOf(write: () => string): Promise<Context> {
  const code = withDataOnDemand(
    `export const contextOf = (encodeViaTurboStream, { state, request, build, serverMode }) => ({
      serverHandoffStream: encodeViaTurboStream(state, request.signal, build.entry.module.streamTimeout, serverMode),
    });`,
  );
  type Module = { readonly contextOf: (write: () => string, page: object) => Context };
  const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Module;
  return module.contextOf(write, { request: {}, build: { entry: { module: {} } } });
}

// R-WEB-65
test("a document's data is written in the router's format when somebody looks at it, and once", async () => {
  let written = 0;
  const context = await contextOf(() => `stream ${(written += 1)}`);
  expect(written).toBe(0);
  expect([context.serverHandoffStream, context.serverHandoffStream]).toEqual(["stream 1", "stream 1"]);
  expect({ ...context }.serverHandoffStream).toBe("stream 1");
});

test("the library writes no document's data in any other place", () => {
  const code = withDataOnDemand(SERVER);
  expect(code.match(/serverHandoffStream: /g)).toBe(null);
  expect(code.match(/get serverHandoffStream\(\)/g)).toHaveLength(2);
});

test("a library that is written in another way stops the build", () => {
  expect(() => withDataOnDemand("serverHandoffStream: encode(state)")).toThrow("React Router");
});
