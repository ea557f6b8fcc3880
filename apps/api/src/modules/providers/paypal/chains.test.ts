import { X509Certificate } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { newStore, trustedCertificate, type Store } from "./certificate-store.ts";
import * as made from "./testing/chains.ts";

const NOW = new Date("2026-03-01T12:00:00Z");
const der = (base64: string) => Buffer.from(base64, "base64");
const certificate = (base64: string) => new X509Certificate(der(base64));
const pem = (...certificates: readonly string[]) =>
  certificates.map((each) => certificate(each).toString()).join("\n");

const HOST = "http://cacerts.digicert.com";
const MID = `${HOST}/CatnipMid.crt`;
const LOW = `${HOST}/CatnipLow.crt`;

let store: Store;
let asked: string[];
beforeEach(() => {
  store = newStore();
  asked = [];
});

/** What becomes of a bundle that PayPal serves, where the authority's host serves these. */
async function judged(
  bundle: string,
  hosted: Readonly<Record<string, Buffer | "redirects" | "broken">> = {},
  { roots = [made.ROOT], intermediates = [] as string[], now = NOW } = {},
): Promise<"trusted" | "unavailable" | null> {
  const network: typeof fetch = async (url, init) => {
    const address = new Request(url instanceof URL ? url.href : url).url;
    asked.push(address);
    const there = hosted[address];
    // As fetch does with `redirect: "error"`.
    if (there === "redirects" && init?.redirect === "error") throw new TypeError("redirected");
    if (there === "redirects" || there === "broken" || there === undefined)
      return new Response("", { status: there === "broken" ? 500 : 404 });
    return new Response(new Uint8Array(there));
  };
  const settings = { roots: roots.map(certificate), intermediates: intermediates.map(certificate) };
  const found = await trustedCertificate(bundle, settings, store, { fetch: network, now: () => now });
  return found === null || found === "unavailable" ? found : "trusted";
}

// R-PAY-22
describe("every form in which a chain may come is followed", () => {
  test("the leaf with its authority: nothing is fetched", async () => {
    expect(await judged(pem(made.LEAF, made.MID))).toBe("trusted");
    expect(asked).toEqual([]);
  });

  test("the leaf alone: its authority is fetched from the authority's own host, once", async () => {
    const hosted = { [MID]: der(made.MID) };
    expect(await judged(pem(made.LEAF), hosted)).toBe("trusted");
    expect(await judged(pem(made.LEAF), hosted)).toBe("trusted");
    expect(asked).toEqual([MID]);
  });

  test("the leaf alone, its authority in PEM, too", async () => {
    expect(await judged(pem(made.LEAF), { [MID]: Buffer.from(pem(made.MID)) })).toBe("trusted");
  });

  test("the leaf alone, where nothing can be fetched but the authority is configured", async () => {
    expect(await judged(pem(made.LEAF), {}, { intermediates: [made.MID] })).toBe("trusted");
    expect(asked).toEqual([]);
  });

  test("two authorities, both left out", async () => {
    const hosted = { [LOW]: der(made.LOW), [MID]: der(made.MID) };
    expect(await judged(pem(made.LEAF_LOW), hosted)).toBe("trusted");
    expect(asked).toEqual([LOW, MID]);
  });

  test("two authorities, the upper one left out", async () => {
    expect(await judged(pem(made.LEAF_LOW, made.LOW), { [MID]: der(made.MID) })).toBe("trusted");
    expect(asked).toEqual([MID]);
  });

  test.each([
    ["the root that is trusted", [made.ROOT2]],
    ["either root", [made.ROOT, made.ROOT2]],
  ])("a cross-signed authority leads to %s", async (_says, roots) => {
    const both = pem(made.LEAF, made.MID, made.MID_CROSS);
    expect(await judged(both, {}, { roots })).toBe("trusted");
    expect(await judged(pem(made.LEAF, made.MID_CROSS, made.MID_ENDED), {}, { roots })).toBe("trusted");
  });

  test("one of its two certificates has ended, or leads to a root that is not trusted", async () => {
    expect(await judged(pem(made.LEAF, made.MID_ENDED, made.MID))).toBe("trusted");
    expect(await judged(pem(made.LEAF, made.MID_CROSS, made.MID))).toBe("trusted");
  });

  test("a bundle that brings the root, too, and what does not belong to it", async () => {
    expect(await judged(pem(made.LEAF, made.ROOT, made.UNTRUSTED, made.LOW, made.MID))).toBe("trusted");
  });
});

// R-PAY-22
describe("nothing else is believed", () => {
  test.each([
    ["an authority with the right name and another key", pem(made.LEAF_FORGED, made.MID_FORGED)],
    ["the same with the root of the right name", pem(made.LEAF_FORGED, made.MID_FORGED, made.UNTRUSTED)],
    ["a real authority beside a leaf that it did not issue", pem(made.LEAF_FORGED, made.MID)],
    ["an authority that has ended", pem(made.LEAF, made.MID_ENDED)],
    ["one that may not issue", pem(made.LEAF, made.MID_NOCA)],
    ["authorities that issue each other", pem(made.LEAF_LOOP, made.LOOP_A, made.LOOP_B)],
    ["more certificates than a chain has", pem(made.LEAF, ...Array.from({ length: 10 }, () => made.MID))],
  ])("%s", async (_says, bundle) => {
    expect(await judged(bundle)).not.toBe("trusted");
  });

  test.each([
    ["the forged authority", der(made.MID_FORGED)],
    ["one that has ended", der(made.MID_ENDED)],
    ["one that may not issue", der(made.MID_NOCA)],
    ["another authority", der(made.LOOP_A)],
    ["the leaf itself", der(made.LEAF)],
    ["something else", Buffer.from("<html>")],
  ])("the authority's host serves %s", async (_says, there) => {
    expect(await judged(pem(made.LEAF), { [MID]: there })).toBeNull();
    expect(asked).toEqual([MID]);
  });

  test("a forged leaf is not helped by the real authority that it names", async () => {
    expect(await judged(pem(made.LEAF_FORGED), { [MID]: der(made.MID) })).toBeNull();
  });

  test("authorities that name each other are followed three times at most", async () => {
    const hosted = { [`${HOST}/LoopA.crt`]: der(made.LOOP_A), [`${HOST}/LoopB.crt`]: der(made.LOOP_B) };
    expect(await judged(pem(made.LEAF_LOOP), hosted)).toBeNull();
    expect(asked.length).toBeLessThanOrEqual(3);
  });
});

// R-PAY-22
describe("nothing is fetched from elsewhere", () => {
  test.each([
    ["another host that begins alike", made.LEAF_EVIL],
    ["our own network", made.LEAF_INSIDE],
    ["another folder or with a query", made.LEAF_PATH],
    ["nowhere", made.LEAF_MUTE],
  ])("a leaf that names an issuer at %s", async (_says, leaf) => {
    expect(await judged(pem(leaf))).toBeNull();
    expect(asked).toEqual([]);
  });

  test.each([
    ["redirects", "redirects"],
    ["is broken", "broken"],
    ["sends without end", Buffer.alloc(70_000)],
  ] as const)("a host that %s leads nowhere, and the message is asked for again", async (_says, there) => {
    expect(await judged(pem(made.LEAF), { [MID]: there })).toBe("unavailable");
    expect(asked).toEqual([MID]);
  });

  test("ten requests a minute at most, whatever messages name", async () => {
    for (let index = 0; index < 30; index += 1) await judged(pem(made.LEAF), { [MID]: "broken" });
    expect(asked).toHaveLength(10);
    const later = new Date(NOW.getTime() + 60_000);
    expect(await judged(pem(made.LEAF), { [MID]: der(made.MID) }, { now: later })).toBe("trusted");
  });
});
