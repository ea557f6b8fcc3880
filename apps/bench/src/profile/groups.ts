/** Where the code of a function comes from: its file, or nothing for what is compiled into Node. */
export type Origin = { readonly functionName: string; readonly file: string };

/** The file that the profiler's own wrappers of `JSON.parse` and `JSON.stringify` claim to be from. */
export const JSON_FILE = "catnip-profile:json";

/** Time in which nothing was running. */
export const IDLE = "idle";

/**
 * The group a function belongs to; null: its caller's, as for functions compiled into Node.
 */
export function groupOf({ functionName, file }: Origin): string | null {
  if (functionName === "(idle)") return IDLE;
  if (functionName === "(garbage collector)") return "garbage collection";
  if (functionName === "(program)" || functionName === "(root)") return "native code";
  if (file === JSON_FILE) return "JSON";
  if (file.startsWith("node:")) return nodeGroup(file);
  const library = libraryOf(file);
  if (library) return libraryGroup(library);
  return ownGroup(file);
}

/** The package's name, whichever way pnpm links it. */
function libraryOf(file: string): string | null {
  const at = file.lastIndexOf("node_modules/");
  if (at < 0) return null;
  const [scopeOrName = "", name = ""] = file.slice(at + "node_modules/".length).split("/");
  return scopeOrName.startsWith("@") ? `${scopeOrName}/${name}` : scopeOrName;
}

const LIBRARIES: readonly (readonly [string, RegExp])[] = [
  [
    "GraphQL",
    /^(?:graphql.*|dataloader|@(?:graphql|envelop|pothos|whatwg-node|graphql-yoga|graphql-tools)\/.+)$/,
  ],
  ["React", /^(?:react|react-dom|scheduler)$/],
  ["React Router", /^(?:react-router|turbo-stream|@(?:react-router|remix-run)\/.+)$/],
  ["styled-components", /^(?:styled-components|stylis|@emotion\/.+)$/],
  ["words (Lingui)", /^@lingui\/.+$/],
  ["PostgreSQL driver", /^(?:pg|pg-.+|postgres-.+|drizzle-orm)$/],
  ["identity", /^(?:better-auth|better-call|@better-auth\/.+|jose|@noble\/.+|@node-rs\/.+)$/],
];

const libraryGroup = (library: string): string =>
  LIBRARIES.find(([, names]) => names.test(library))?.[0] ?? library;

const NODE: readonly (readonly [string, RegExp])[] = [
  ["compression", /^node:(?:internal\/)?zlib/],
  ["cryptography", /^node:(?:internal\/)?crypto/],
  ["fetch and its streams (Node)", /^node:internal\/(?:deps\/undici|webstreams|url|blob|abort_controller)/],
  ["promises, timers, context (Node)", /^node:(?:internal\/(?:process|timers|async)|timers|async_hooks)/],
];

const nodeGroup = (file: string): string =>
  NODE.find(([, files]) => files.test(file))?.[0] ?? "HTTP, sockets, streams (Node)";

const OWN: readonly RegExp[] = [
  /(?:^|\/)(apps\/api\/src\/(?:modules\/)?[\w-]+)/,
  /(?:^|\/)(packages\/[\w-]+)\//,
  /(?:^|\/)(apps\/[\w-]+)\//,
];

/** Our own code, by module of the API, package or app. */
function ownGroup(file: string): string | null {
  for (const pattern of OWN) {
    const found = pattern.exec(file)?.[1];
    if (found) return found.replace("/src/modules/", "/").replace("/src/", "/");
  }
  return null;
}
