import { getNamedType, isObjectType, isUnionType } from "graphql";
import type { RootOperation } from "../../platform/graphql/root-operations.ts";
import type { Random } from "./random.ts";
import { strangeValue, type Known } from "./strange-values.ts";

/** A request as sent; `says` describes what is strange about it. */
export type StrangeRequest = {
  readonly says: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array<ArrayBuffer> | null;
};

const USUAL = { "content-type": "application/json", "accept-version": "v2" };

/** The operation with all its arguments as variables, selecting its whole answer, one level below objects. */
export function documentOf({ kind, field }: RootOperation): string {
  const declared = field.args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(", ");
  const passed = field.args.map((arg) => `${arg.name}: $${arg.name}`).join(", ");
  const call = `${field.name}${passed && `(${passed})`} ${selectionOf(field.type, 0)}`;
  return `${kind} ${declared && `(${declared})`} { ${call} }`;
}

const DEPTH_MAX = 3;

function selectionOf(output: RootOperation["field"]["type"], depth: number): string {
  const type = getNamedType(output);
  if (isUnionType(type)) {
    const players = type.getTypes().map((each) => `... on ${each.name} ${selectionOf(each, depth)}`);
    return `{ __typename ${players.join(" ")} }`;
  }
  if (!isObjectType(type)) return "";
  const fields = Object.values(type.getFields()).filter(({ type: own, args }) => {
    const named = getNamedType(own);
    const composite = isObjectType(named) || isUnionType(named);
    return args.every((arg) => !String(arg.type).endsWith("!")) && (!composite || depth < DEPTH_MAX);
  });
  // Members of a union may have same-named fields of different types, so each gets an alias.
  return `{ __typename ${fields.map((each) => `${type.name}_${each.name}: ${each.name}${selectionOf(each.type, depth + 1)}`).join(" ")} }`;
}

/** One strange request for an operation. */
export function strangeRequest(
  operation: RootOperation,
  documents: ReadonlyMap<string, string>,
  random: Random,
  things: Omit<Known, "strangeness">,
): StrangeRequest {
  const kind = random.next();
  const known: Known = { ...things, strangeness: random.pick([0, 0.1, 0.5, 1]) };
  const query = documents.get(operation.field.name) ?? "";
  const variables = Object.fromEntries(
    operation.field.args.flatMap((arg): [string, unknown][] => {
      const left = random.chance(String(arg.type).endsWith("!") ? 0.02 * known.strangeness : 0.4);
      return left ? [] : [[arg.name, strangeValue(arg.name, arg.type, random, known)]];
    }),
  );
  const usual = { method: "POST", path: "/graphql", headers: USUAL };
  if (kind < 0.7) {
    const body = JSON.stringify({ query, variables });
    return { ...usual, says: `${operation.field.name} with strange values`, body };
  }
  if (kind < 0.85) {
    const body = JSON.stringify({ query: torn(query, random), variables });
    return { ...usual, says: `${operation.field.name} with a torn text`, body };
  }
  if (kind < 0.93) {
    const body = torn(JSON.stringify({ query, variables }), random);
    return { ...usual, says: `${operation.field.name} with torn JSON`, body };
  }
  if (kind < 0.97) {
    const says = `${operation.field.name} with strange headers`;
    return { ...usual, says, headers: strangeHeaders(random), body: JSON.stringify({ query, variables }) };
  }
  return { ...strangePlace(random), says: "bytes at some address", headers: strangeHeaders(random) };
}

const SCRAPS = [
  "{",
  "}",
  "(",
  ")",
  "...",
  "$",
  "@skip",
  "on",
  "fragment",
  '"',
  '"""',
  "#",
  "\u0000",
  "\ud800",
  ":",
  "!",
  "[",
  "]",
  "null",
  "__typename",
  "__schema",
  "&",
  "\ufeff",
  "-",
  "1e9999",
];

/** A text with parts cut out, duplicated or inserted where they do not belong. */
function torn(text: string, random: Random): string {
  let whole = text;
  const times = 1 + random.below(3);
  for (let time = 0; time < times; time += 1) {
    const at = random.below(whole.length + 1);
    const to = Math.min(whole.length, at + random.below(20));
    const way = random.below(4);
    if (way === 0) whole = whole.slice(0, at) + whole.slice(to);
    else if (way === 1) whole = whole.slice(0, at) + random.pick(SCRAPS) + whole.slice(at);
    else if (way === 2) whole = whole.slice(0, to) + whole.slice(at);
    else whole = whole.slice(0, at);
  }
  return whole;
}

function strangeHeaders(random: Random): Record<string, string> {
  const headers: Record<string, string> = { ...USUAL };
  const values = [
    "",
    "0",
    "-1",
    "x".repeat(8_000),
    "v1",
    "v2, v2",
    "text/plain",
    "application/json; charset=utf-7",
    'application/json; charset="',
    "multipart/form-data",
    "multipart/form-data; boundary=",
    "multipart/form-data; boundary=x",
    "Bearer",
    "Bearer x.y.z",
    "Bearer eyJhbGciOiJub25lIn0.e30.",
    "Basic YTpi",
    "null",
    "*/*",
    "text/html",
    "../..",
    "gzip",
    "999999999999",
    "bytes=0-",
    "bytes=-1,-1",
    "https://evil.example",
    "\u00ff",
  ];
  const names = [
    "content-type",
    "accept-version",
    "authorization",
    "accept",
    "accept-language",
    "origin",
    "referer",
    "cookie",
    "range",
    "content-encoding",
    "x-forwarded-for",
    "x-forwarded-host",
    "x-catnip-address",
    "if-none-match",
    "user-agent",
  ];
  const count = 1 + random.below(3);
  for (let at = 0; at < count; at += 1) headers[random.pick(names)] = random.pick(values);
  if (random.chance(0.2)) delete headers["content-type"];
  return headers;
}

const PLACES = [
  "/graphql",
  "/graphql?query={__typename}",
  "/graphql/",
  "/session",
  "/session/token",
  "/session/revoke",
  "/session/%00",
  "/payments/notify/sugoi",
  "/payments/notify/nobody",
  "/payments/notify/%00",
  "/payments/changes/%00",
  "/payments/changes/01JNB2Q6W0ABCDEFGHJKMNPQRS",
  "/download/x/y",
  "/download/%2e%2e/%00",
  "/health",
  "/health/ready",
  "/translations?id=en-US",
  "/translations?id=%00",
  "/translations?id=%ff",
  "/unsubscribe",
  "/unsubscribe?token=x",
  "/notifications/unsubscribe?token=%00",
  "/",
  "//",
  "/%",
  "/..%2f..%2f",
  "/graphql%00",
];
const METHODS = ["POST", "POST", "GET", "HEAD", "PUT", "DELETE", "PATCH", "OPTIONS"];

function strangePlace(random: Random): Pick<StrangeRequest, "method" | "path" | "body"> {
  const method = random.pick(METHODS);
  const bytes = Uint8Array.from({ length: random.below(400) }, () => random.below(256));
  const deep = "[".repeat(random.below(5_000));
  const body = random.pick<StrangeRequest["body"]>([
    bytes,
    deep,
    "",
    "null",
    "[]",
    "{}",
    '"x"',
    "1",
    '{"session":1}',
    '{"documentId":{}}',
    '{"query":"{","query":"}"}',
  ]);
  return { method, path: random.pick(PLACES), body: method === "GET" || method === "HEAD" ? null : body };
}
