import { X509Certificate } from "node:crypto";
import { expect, test } from "vitest";
import { isAllowed, newStore, trustedCertificate } from "./certificate-store.ts";
import { simulator } from "./simulator.ts";
import {
  EXPIRED,
  FORGED,
  FORGED_ROOT,
  GRANDCHILD,
  INTERMEDIATE,
  LEAF,
  MISNAMED,
} from "./testing/certificates.ts";

const ROOT = simulator("").roots ?? "";
const roots = [new X509Certificate(ROOT)];
const NOW = new Date("2026-03-01T12:00:00Z");
const nowhere: typeof fetch = () => Promise.reject(new Error("no network"));
const trust = (certificates: readonly string[], { now = NOW, anchors = roots } = {}) =>
  trustedCertificate(certificates.join("\n"), { roots: anchors }, newStore(), {
    fetch: nowhere,
    now: () => now,
  });
/** The common name of what is trusted. */
const named = async (found: ReturnType<typeof trust>) => {
  const certificate = await found;
  return certificate === null || certificate === "unavailable" ? certificate : certificate.subject;
};

// R-PAY-22
test("PayPal's certificate is trusted with the authorities between it and the root, in any order", async () => {
  const name = "CN=messageverificationcerts.paypal.com";
  expect(await named(trust([LEAF, INTERMEDIATE]))).toContain(name);
  expect(await named(trust([LEAF, FORGED_ROOT, INTERMEDIATE, ROOT]))).toContain(name);
  expect(await named(trust([LEAF], { anchors: [new X509Certificate(INTERMEDIATE)] }))).toContain(name);
});

// R-PAY-22
test.each([
  ["without the authority between", [LEAF]],
  ["by an untrusted root", [FORGED]],
  ["by an untrusted root of the same name that comes with it", [FORGED, FORGED_ROOT]],
  ["that ended", [EXPIRED, INTERMEDIATE]],
  ["of another name", [MISNAMED, INTERMEDIATE]],
  ["by a certificate that is no authority", [GRANDCHILD, LEAF, INTERMEDIATE]],
  ["of an authority", [INTERMEDIATE]],
  ["that is none", ["-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----"]],
  ["in a bundle without end", [LEAF, ...Array.from({ length: 10 }, () => INTERMEDIATE)]],
  ["that is missing", []],
])("a certificate %s is not trusted", async (_says, certificates) => {
  expect(await trust(certificates)).toBeNull();
});

test.each(["2019-12-31T23:59:59Z", "2100-01-01T00:00:00Z"])("no certificate is trusted at %s", async (at) => {
  expect(await trust([LEAF, INTERMEDIATE], { now: new Date(at) })).toBeNull();
});

const PREFIX = "https://api.paypal.com/v1/notifications/certs/";

// R-PAY-22
test.each([
  ["https://api.paypal.com/v1/notifications/certs/CERT-360caa42-fca2a594-a5cafa77", true],
  ["http://api.paypal.com/v1/notifications/certs/CERT-1", false],
  ["https://api.paypal.com.evil.test/v1/notifications/certs/CERT-1", false],
  ["https://api.paypal.com@evil.test/v1/notifications/certs/CERT-1", false],
  ["https://api.paypal.com:pw@evil.test/v1/notifications/certs/CERT-1", false],
  ["https://api.paypal.com:8443/v1/notifications/certs/CERT-1", false],
  ["https://API.paypal.com/v1/notifications/certs/CERT-1", false],
  [String.raw`https://api.paypal.com\@evil.test/v1/notifications/certs/CERT-1`, false],
  ["https://api.paypal.com/v1/notifications/certs/../../redirect?to=https://evil.test", false],
  ["https://api.paypal.com/v1/notifications/certs/%2e%2e/CERT-1", false],
  ["https://api.paypal.com/v1/notifications/certs/CERT-1?x=https://evil.test", false],
  ["https://api.paypal.com/v1/notifications/certs/CERT-1#x", false],
  ["https://api.paypal.com/v1/notifications/certs/", false],
  ["https://evil.test/https://api.paypal.com/v1/notifications/certs/CERT-1", false],
  ["//api.paypal.com/v1/notifications/certs/CERT-1", false],
  ["", false],
])("a certificate at %j is fetched: %s", (address, allowed) => {
  expect(isAllowed(address, PREFIX)).toBe(allowed);
});
