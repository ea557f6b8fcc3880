import type { Plugin } from "vite";

/**
 * Lets React Router write a document's data in its own format only when somebody reads it there (R-WEB-65). Finished pages carry
 * their data as JSON, and the library has no setting that leaves the other form out.
 */
export const routerDataOnDemand: Plugin = {
  name: "catnip:router-data-on-demand",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "ssr",
  enforce: "pre",
  transform: {
    filter: { id: /\/react-router\/dist\/production\/lib\/server-runtime\/server\.js$/ },
    handler: (code) => ({ code: withDataOnDemand(code), map: null }),
  },
};

/**
 * @throws Error if the library is written in another way, which stops the build
 * @internal for the tests
 */
export function withDataOnDemand(code: string): string {
  if (!code.includes(DATA_AT_ONCE))
    throw new Error("React Router no longer writes a document's data as it did.");
  return code.replaceAll(DATA_AT_ONCE, DATA_ON_DEMAND);
}

const WRITE = "encodeViaTurboStream(state, request.signal, build.entry.module.streamTimeout, serverMode)";
const DATA_AT_ONCE = `serverHandoffStream: ${WRITE},`;
/** From the first look on it is a property like any other: a stream is read once. */
const DATA_ON_DEMAND = `get serverHandoffStream() {
  const value = ${WRITE};
  Object.defineProperty(this, "serverHandoffStream", { value, enumerable: true });
  return value;
},`;
