import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { PASSWORD, openIdentity, signedIn, type Browser, type Identity } from "./testing/identity.ts";

const EMAIL = "mika@example.com";
const NEW_PASSWORD = "Another77Tea";

let identity: Identity;
let known: Browser;
beforeEach(async () => {
  identity = await openIdentity({ slack: 1, connections: 20 });
  ({ browser: known } = await signedIn(identity, EMAIL, "203.0.113.5"));
});
afterEach(() => identity.close());

/** A browser in its own network. */
const stranger = (index: number) =>
  identity.browser(`198.51.${100 + Math.floor(index / 250)}.${1 + (index % 250)}`);

/** Sixty wrong guesses from twelve networks: all that strangers get in a day. */
async function guessAllDay(from = 0): Promise<void> {
  for (let index = from; index < from + 12; index += 1)
    for (let tries = 0; tries < 5; tries += 1) await stranger(index).signIn(EMAIL, `Wrong${index}Tea`);
}

const forgot = async (browser: Browser, email = EMAIL) => {
  const answer = await browser.post("/password/forgot", { email });
  return { status: answer.status, ...((await answer.json()) as { by?: string; flow?: string }) };
};
const linkIn = (email = EMAIL) =>
  /\/reset\?link=([\w-]{43})/.exec(identity.mails.findLast(({ to }) => to === email)?.text ?? "")?.[1] ??
  "none";
const reset = (browser: Browser, proof: object, password = NEW_PASSWORD) =>
  browser.post("/password/reset", { ...proof, password });

// R-ACC-9
describe("wrong passwords from strangers", () => {
  test("do not lock the owner out of any browser they use, nor of any browser after a password reset", async () => {
    const sora = await signedIn(identity, "sora@example.com", "203.0.113.7");
    await guessAllDay();
    const copied = stranger(40);
    copied.cookies.set("catnip.device", sora.browser.cookies.get("catnip.device") ?? "");
    const invented = stranger(41);
    invented.cookies.set("catnip.device", "A".repeat(43));
    for (const browser of [stranger(20), copied, invented])
      expect((await browser.signIn(EMAIL)).status).toBe(429);
    expect((await known.signIn(EMAIL)).status).toBe(200);

    const elsewhere = stranger(30);
    const { flow } = await forgot(elsewhere);
    expect((await reset(elsewhere, { flow, code: identity.codeFor(EMAIL) })).status).toBe(200);
    expect((await stranger(31).signIn(EMAIL, NEW_PASSWORD)).status).toBe(200);

    await guessAllDay(60);
    expect((await elsewhere.signIn(EMAIL, NEW_PASSWORD)).status).toBe(200);
    // An intruder who knew the old password may have logged in from any number of browsers.
    expect((await known.signIn(EMAIL, NEW_PASSWORD)).status).toBe(429);
  });

  test("do not lock the owner out in the strangers' own network", async () => {
    const neighbour = identity.browser("203.0.113.5");
    for (let tries = 0; tries < 6; tries += 1) await neighbour.signIn(EMAIL, "Wrong42Tea");
    expect((await neighbour.signIn(EMAIL)).status).toBe(429);
    expect((await known.signIn(EMAIL)).status).toBe(200);
  });
});

// R-ACC-9
describe("a known browser", () => {
  test("has a few attempts of its own, restored by the right password and by a new one", async () => {
    for (let tries = 0; tries < 4; tries += 1) await known.signIn(EMAIL, "Wrong42Tea");
    expect((await known.signIn(EMAIL)).status).toBe(200);
    for (let tries = 0; tries < 5; tries += 1)
      expect((await known.signIn(EMAIL, "Wrong42Tea")).status).toBe(401);
    expect((await known.signIn(EMAIL)).status).toBe(429);
    const { flow } = await forgot(known);
    await reset(known, { flow, code: identity.codeFor(EMAIL) });
    expect((await known.signIn(EMAIL, NEW_PASSWORD)).status).toBe(200);
  });

  test("is a stranger to every other account", async () => {
    await signedIn(identity, "sora@example.com", "203.0.113.7");
    for (let tries = 0; tries < 5; tries += 1) await known.signIn("sora@example.com", "Wrong42Tea");
    expect((await known.signIn("sora@example.com")).status).toBe(429);
  });
});

// R-ACC-9
describe("password reset requests", () => {
  test("requests by strangers do not use up the owner's codes", async () => {
    for (let index = 0; index < 8; index += 1) expect((await forgot(stranger(index))).status).toBe(200);
    const { by, flow } = await forgot(known);
    expect(by).toBe("code");
    expect((await reset(known, { flow, code: identity.codeFor(EMAIL) })).status).toBe(200);
  });

  test("strangers get five codes a day per account, known or not; after that the mailbox gets a link", async () => {
    for (const email of [EMAIL, "nobody@example.com"]) {
      const ways = [];
      for (let index = 0; index < 8; index += 1) ways.push((await forgot(stranger(index), email)).by);
      expect(ways).toEqual(["code", "code", "code", "code", "code", "link", "link", "link"]);
    }
    expect(identity.mails.filter(({ to }) => to === EMAIL)).toHaveLength(6);
    expect(identity.mails.filter(({ to }) => to === "nobody@example.com")).toHaveLength(0);
  });

  test("the link opens the account once, from any browser, including one that did not request it", async () => {
    for (let index = 0; index < 6; index += 1) await forgot(stranger(index));
    const owner = stranger(50);
    expect(await forgot(owner)).toEqual({ status: 200, by: "link", email: EMAIL });
    const link = linkIn();
    expect((await reset(owner, { link }, "short")).status).toBe(422);
    expect((await reset(owner, { link })).status).toBe(200);
    expect(await owner.me()).toMatchObject({ email: EMAIL });
    const again = await reset(stranger(51), { link });
    expect(await again.json()).toMatchObject({ code: "auth/code-expired" });
    expect((await stranger(52).signIn(EMAIL, NEW_PASSWORD)).status).toBe(200);
  });

  test("at any hour of the day there is a working link, and at most one mail an hour", async () => {
    for (let index = 0; index < 5; index += 1) await forgot(stranger(index));
    for (let minutes = 0; minutes < 24 * 60; minutes += 10) {
      // The daily code budget resets at the end of the day; until then links are sent.
      await forgot(stranger(300 + minutes));
      identity.skip(10 * 60);
    }
    const mails = identity.mails.filter(({ to }) => to === EMAIL).length;
    expect(mails).toBeLessThanOrEqual(5 + 24);
    const link = linkIn();
    identity.skip(59 * 60);
    expect((await reset(stranger(900), { link })).status).toBe(200);
  });

  test("a link expires after two hours, and with the first new password", async () => {
    for (let index = 0; index < 6; index += 1) await forgot(stranger(index));
    const first = linkIn();
    identity.skip(61 * 60);
    await forgot(stranger(7));
    const second = linkIn();
    expect(second).not.toBe(first);
    expect((await reset(stranger(8), { link: first })).status).toBe(200);
    expect((await reset(stranger(9), { link: second })).status).toBe(422);
    expect((await forgot(stranger(10))).by).toBe("link");
    const third = linkIn();
    identity.skip(121 * 60);
    expect((await reset(stranger(11), { link: third })).status).toBe(422);
  });

  test("asking again in the same browser counts too, and ends in a link as well", async () => {
    const browser = stranger(1);
    const { flow } = await forgot(browser);
    const ways = [];
    for (let index = 0; index < 6; index += 1) {
      identity.skip(61);
      ways.push(((await (await browser.post("/code/resend", { flow })).json()) as { by: string }).by);
    }
    expect(ways).toEqual(["code", "code", "code", "code", "link", "link"]);
  });

  test("strangers get twenty-five guesses at a code a day, however many ask and try concurrently", async () => {
    const flows = await Promise.all(
      Array.from({ length: 40 }, async (_, index) => (await forgot(stranger(index))).flow),
    );
    const codes = flows.filter((flow) => flow !== undefined);
    expect(codes).toHaveLength(5);
    let looked = 0;
    for (const flow of codes) {
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          reset(stranger(100 + index), { flow, code: String(10_000_000 + index) }),
        ),
      );
      looked += answers.filter(({ status }) => status === 422).length;
    }
    expect(looked).toBe(25);
  });

  test("wrong codes from neighbors do not stop the owner's browser from entering the right one", async () => {
    const neighbour = identity.browser("203.0.113.5");
    for (let tries = 0; tries < 31; tries += 1)
      await reset(neighbour, { flow: "no such flow at all", code: "12345678" });
    const { flow } = await forgot(known);
    expect((await reset(known, { flow, code: identity.codeFor(EMAIL) })).status).toBe(200);
  });

  test("sign-ups with the address do not use up its password resets", async () => {
    for (let index = 0; index < 6; index += 1)
      await stranger(index).post("/sign-up", { email: EMAIL, password: PASSWORD, adult: true });
    expect((await forgot(stranger(9))).by).toBe("code");
  });
});
