import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { SERVED } from "./served-endpoints.ts";
import { ACCOUNT, API, openIdentity, PASSWORD, signedIn, type Identity } from "./testing/identity.ts";

let identity: Identity;
beforeAll(async () => {
  identity = await openIdentity();
});
afterAll(() => identity.close());

type Body = { readonly type?: string; readonly text?: string | Uint8Array<ArrayBuffer> };

async function post(path: string, { type, text = "" }: Body, more: Record<string, string> = {}) {
  const headers = new Headers({ origin: ACCOUNT, ...more });
  if (type !== undefined) headers.set("content-type", type);
  // As bytes: a text would get a content type by itself.
  const body = typeof text === "string" ? new TextEncoder().encode(text) : text;
  const answer = path.startsWith("/session")
    ? await identity.accounts.sessionHandler(new Request(API + path, { method: "POST", headers, body }))
    : await identity.accounts.authHandler(new Request(ACCOUNT + path, { method: "POST", headers, body }), {
        address: "192.0.2.1",
      });
  const said = (await answer.json().catch(() => null)) as Record<string, unknown> | null;
  return { status: answer.status, said, location: answer.headers.get("location") };
}

const posted = Object.entries(SERVED).flatMap(([path, methods]) => (methods.includes("POST") ? [path] : []));
const oauth = posted.filter((path) => path.startsWith("/auth/oauth2/"));
const ours = [
  ...posted.filter((path) => !oauth.includes(path)),
  "/session",
  "/session/token",
  "/session/revoke",
];

const NO_JSON: readonly (Body & { readonly says: string })[] = [
  { says: "no type", text: "{}" },
  { says: "plain text", type: "text/plain", text: "{}" },
  { says: "a form", type: "application/x-www-form-urlencoded", text: "email=a@b.test&password=x" },
  { says: "a form of parts", type: "multipart/form-data; boundary=x", text: "--x--" },
  { says: "XML", type: "application/xml", text: "<a/>" },
  { says: "a type that is none", type: "%%%", text: "{}" },
  { says: "a type that only begins like JSON", type: "application/jsonp", text: "{}" },
];

// R-API-15
describe.each(ours)("%s", (path) => {
  test.each(NO_JSON)("refuses $says with input/invalid", async (body) => {
    expect(await post(path, body)).toMatchObject({
      status: 415,
      said: { code: "input/invalid", message: "The body must be application/json." },
    });
  });

  test.each([
    { says: "half a text", text: "{", message: "The body is not JSON." },
    { says: "nothing", text: "", message: "The body is not JSON." },
    {
      says: "a NUL",
      text: '{"email":"a\\u0000@b.test"}',
      message: "The request holds characters that are no text.",
    },
    {
      says: "half a character",
      text: '{"flow":"\\ud800"}',
      message: "The request holds characters that are no text.",
    },
  ])("refuses $says with input/invalid", async ({ text, message }) => {
    expect(await post(path, { type: "application/json", text })).toMatchObject({
      status: 400,
      said: { code: "input/invalid", message },
    });
  });
});

// R-API-15
describe.each(oauth)("%s", (path) => {
  test.each([
    { says: "no type", text: "token=x" },
    { says: "plain text", type: "text/plain", text: "token=x" },
    { says: "JSON", type: "application/json", text: '{"token":"x"}' },
    { says: "a form of parts", type: "multipart/form-data; boundary=x", text: "--x--" },
  ])("refuses $says in OAuth's terms", async (body) => {
    expect(await post(path, body)).toMatchObject({
      status: 400,
      said: {
        error: "invalid_request",
        error_description: "The body must be application/x-www-form-urlencoded",
      },
    });
  });

  test("refuses a parameter that is sent twice", async () => {
    const text = "client_id=international&code=a&client_id=pay&resource=x&resource=y";
    expect(await post(path, { type: "application/x-www-form-urlencoded", text })).toMatchObject({
      status: 400,
      said: { error: "invalid_request", error_description: "A parameter is sent twice" },
    });
  });

  test("a NUL is the sender's fault", async () => {
    const text =
      "grant_type=authorization_code&code=%00&token=%00&client_id=%00&client_secret=%00&redirect_uri=%00";
    const { status } = await post(path, { type: "application/x-www-form-urlencoded", text });
    expect(status).toBeLessThan(500);
  });
});

test("a link with a NUL says that it is wrong, not that the shop is away", async () => {
  const answer = await identity.browser().send("/oauth2/authorize?response_type=code&client_id=%00");
  expect(answer.headers.get("location")).toBe(`${ACCOUNT}/error?error=invalid_request`);
});

// R-ACC-8
test("a password sent as a form is not read at all, so it escapes no limit", async () => {
  await signedIn(identity);
  const text = new URLSearchParams({ email: "mika@example.com", password: PASSWORD }).toString();
  const { status } = await post("/auth/sign-in/email", { type: "application/x-www-form-urlencoded", text });
  expect(status).toBe(415);
});
