import { createTranslator } from "@catnip/i18n";
import { describe, expect, test, vi } from "vitest";
import type { PublicConfig } from "../host/public-config.ts";
import { createTranslationSheets } from "./message-overrides.server.ts";
import { isMessages, readMessageOverrides, writeMessageOverrides } from "./message-overrides.ts";

const compiled = {
  greet: ["Hello ", ["name"]],
  files: [["count", "plural", { one: ["one file"], other: ["#", " files"] }]],
};
const publicConfig = { origins: { api: "http://api.test" } } as PublicConfig;

/** A site with a fake API; the test controls its responses and the clock. */
function site(answers: (() => Response | Promise<Response>)[]) {
  const clock = { nowMs: 0 };
  const asked: Request[] = [];
  const fetchApi = vi.fn<(request: Request) => Promise<Response>>(async (request) => {
    asked.push(request);
    return (answers[asked.length - 1] ?? (() => new Response(null, { status: 500 })))();
  });
  let change = () => {};
  const onPublicChange = (changed: () => void) => (change = changed);
  const host = { fetchApi, publicConfig, onPublicChange };
  const messagesOf = createTranslationSheets(host, { nowMs: () => clock.nowMs, patienceMs: 20 });
  return { messagesOf, clock, asked, change: () => change() };
}

const sheet =
  (messages: unknown, etag = '"1"') =>
  () =>
    Response.json({ id: "x", messages }, { headers: { etag } });

describe("a page's messages", () => {
  // R-LNG-9
  test("are overridden by its brand's sheet, which concurrent requests fetch once", async () => {
    const { messagesOf, asked } = site([sheet(compiled)]);
    const crowd = await Promise.all([messagesOf("ja-JP"), messagesOf("ja-JP"), messagesOf("ja-JP")]);
    expect(crowd).toEqual([compiled, compiled, compiled]);
    expect(asked.map(({ url }) => url)).toEqual(["http://api.test/translations?id=international%2Fja-JP"]);
    const i18n = createTranslator("ja-JP", { greet: ["Hi"], own: ["stays"], ...crowd[0] });
    expect([i18n._("greet", { name: "Mika" }), i18n._("files", { count: 2 }), i18n._("own")]).toEqual([
      "Hello Mika",
      "2 files",
      "stays",
    ]);
  });

  test("are revalidated in the background, and not transferred when nothing changed", async () => {
    const { messagesOf, clock, asked } = site([
      sheet({ a: ["old"] }),
      () => new Response(null, { status: 304 }),
      sheet({ a: ["new"] }, '"2"'),
    ]);
    expect(await messagesOf("de-DE")).toEqual({ a: ["old"] });
    clock.nowMs = 29_000;
    await messagesOf("de-DE");
    expect(asked).toHaveLength(1);
    clock.nowMs = 31_000;
    expect(await messagesOf("de-DE")).toEqual({ a: ["old"] });
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[1]?.headers.get("if-none-match")).toBe('"1"');
    clock.nowMs = 62_000;
    await vi.waitFor(async () => expect(await messagesOf("de-DE")).toEqual({ a: ["new"] }));
  });

  // R-LNG-9, R-OPS-12
  test("are up to date on the first page after a change", async () => {
    const { messagesOf, asked, change } = site([
      sheet({ a: ["old"] }),
      sheet({ a: ["new"] }, '"2"'),
      () => new Response(null, { status: 304 }),
    ]);
    expect(await messagesOf("de-DE")).toEqual({ a: ["old"] });
    change();
    expect(await messagesOf("de-DE")).toEqual({ a: ["new"] });
    // Most changes do not concern the sheet.
    change();
    expect(await Promise.all([messagesOf("de-DE"), messagesOf("de-DE")])).toEqual([
      { a: ["new"] },
      { a: ["new"] },
    ]);
    expect(asked).toHaveLength(3);
  });

  // R-LNG-9
  test("are not a response that was pending when they changed", async () => {
    const late = Promise.withResolvers<Response>();
    const { messagesOf, asked, change } = site([
      sheet({ a: ["first"] }),
      () => late.promise,
      sheet({ a: ["new"] }),
    ]);
    await messagesOf("de-DE");
    change();
    const waiting = messagesOf("de-DE");
    change();
    expect(await messagesOf("de-DE")).toEqual({ a: ["new"] });
    late.resolve(sheet({ a: ["old"] })());
    await waiting;
    expect([await messagesOf("de-DE"), asked.length]).toEqual([{ a: ["new"] }, 3]);
  });

  // R-LNG-9
  test("are the last known ones while the API does not respond after a change", async () => {
    const late = Promise.withResolvers<Response>();
    const { messagesOf, change } = site([sheet({ a: ["good"] }), () => late.promise]);
    await messagesOf("de-DE");
    change();
    expect(await messagesOf("de-DE")).toEqual({ a: ["good"] });
    late.resolve(sheet({ a: ["better"] })());
    await vi.waitFor(async () => expect(await messagesOf("de-DE")).toEqual({ a: ["better"] }));
  });

  test.each([
    { says: "cannot be reached", answer: () => Promise.reject(new TypeError("fetch failed")) },
    { says: "answers 404", answer: () => new Response("{}", { status: 404 }) },
    { says: "does not answer with JSON", answer: () => new Response("<h1>502</h1>") },
    { says: "answers with the wrong shape", answer: () => Response.json(["x"]) },
    { says: "answers with a broken message", answer: sheet({ a: [["count", "plural", { one: ["x"] }]] }) },
    { says: "never answers", answer: () => new Promise<Response>(() => undefined) },
  ])("are those of the catalogs when the sheet $says", async ({ answer }) => {
    const { messagesOf } = site([answer]);
    expect(await messagesOf("fr-FR")).toEqual({});
  });

  // R-LNG-9
  test("stay as they were when the sheet breaks later", async () => {
    const { messagesOf, clock, asked } = site([sheet({ a: ["good"] }), () => Response.json({ messages: 7 })]);
    await messagesOf("th-TH");
    clock.nowMs = 31_000;
    await messagesOf("th-TH");
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    expect(await messagesOf("th-TH")).toEqual({ a: ["good"] });
  });
});

describe("overrides embedded in a page", () => {
  test("round-trip, and cannot close their script element", () => {
    const messages = { a: ["</script><script>alert(1)</script>"] };
    const json = writeMessageOverrides(messages);
    expect(json).not.toContain("<");
    expect(readMessageOverrides(json)).toEqual(messages);
  });

  test("leave no trace when there are none", () => {
    expect(writeMessageOverrides({})).toBe("");
    expect(readMessageOverrides("")).toEqual({});
  });

  test.each(["{", "null", "[]", '{"a":"text"}', '{"a":[7]}', '{"a":[["n","plural",{"other":[]},1]]}'])(
    "that are %s are ignored",
    (json) => {
      expect(readMessageOverrides(json)).toEqual({});
    },
  );

  test.each([
    { value: { a: [] }, is: true },
    { value: { a: [["n", "number"]] }, is: true },
    { value: { a: [["n", "date", { year: "numeric" }]] }, is: true },
    { value: { a: [["n", "select", { other: ["x", ["m"]] }]] }, is: true },
    { value: { a: [["n", "plural", { offset: 1, other: ["#"] }]] }, is: true },
    { value: { a: [[["n"]]] }, is: false },
    { value: { a: [{}] }, is: false },
    { value: "a", is: false },
  ])("whether $value is valid messages: $is", ({ value, is }) => {
    expect(isMessages(value)).toBe(is);
  });
});
