import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readConfig } from "./config.ts";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), "catnip-config-"));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const GOOD = "0123456789abcdef".repeat(4);
const production = (env: NodeJS.ProcessEnv = {}) =>
  readConfig({
    NODE_ENV: "production",
    DATA_DIR: dataDir,
    SECRET: GOOD,
    PUBLIC_ORIGIN_PATTERN: "https://{site}.catnip.example",
    ...env,
  });
const development = (env: NodeJS.ProcessEnv = {}) => readConfig({ DATA_DIR: dataDir, ...env });

// R-OPS-1
describe("the secret of production", () => {
  test.each([
    "x",
    "5e",
    GOOD.slice(1),
    GOOD.slice(2),
    `${GOOD}g`,
    ` ${GOOD}`,
    "ab".repeat(32),
    "0".repeat(64),
  ])("%j is too weak", (SECRET) => {
    expect(() => production({ SECRET })).toThrow(
      /^SECRET must be at least 32 random bytes in hex.+rand -hex 32/,
    );
  });
  test("is required, and never generated", () => {
    expect(() => production({ SECRET: "" })).toThrow(/^SECRET is not set/);
    expect(readdirSync(dataDir)).toEqual([]);
  });
  test.each([GOOD, GOOD.toUpperCase(), `${GOOD}ff`])("%s is one", (SECRET) => {
    expect(production({ SECRET }).secret).toBe(SECRET);
  });
});

// R-TWO-3
describe("what staff may do alone", () => {
  test("is the product's, unless lowered", () => {
    expect(development().aloneMax).toBeUndefined();
    expect(development({ ALONE_MAX: " credit=5000,  payout=0 " }).aloneMax).toEqual({
      credit: 5_000,
      payout: 0,
    });
    expect(development({ ALONE_MAX: "credit=10000" }).aloneMax).toEqual({ credit: 10_000 });
  });
  test.each(["credit=10001", "credit=-1", "credit=", "credit", "toString=1", "everything=1", "credit=1e3"])(
    "%j is refused",
    (ALONE_MAX) => {
      expect(() => development({ ALONE_MAX })).toThrow(/^ALONE_MAX /);
    },
  );
});

// R-OPS-10
describe("the number of processes", () => {
  test("is that of the cores, unless set", () => {
    expect(development().workers).toBe(Math.min(64, availableParallelism()));
    expect(development({ WORKERS: "1" }).workers).toBe(1);
    expect(development({ WORKERS: "64" }).workers).toBe(64);
  });
  test.each(["0", "65", "-1", "1.5", "two", "1e1", " 2"])("%j is refused", (WORKERS) => {
    expect(() => development({ WORKERS })).toThrow(/^WORKERS must be a whole number from 1 to 64, not "/);
  });
});

describe("the secret generated on the first start", () => {
  test("is readable by our user only, and found again", () => {
    const { secret } = development();
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(development().secret).toBe(secret);
    expect(statSync(path.join(dataDir, "secret")).mode & 0o777).toBe(0o600);
    expect(readdirSync(dataDir)).toEqual(["secret"]);
  });
  test.each(["", "\n", "abc", GOOD.slice(3)])("is not used when the file contains %j", (text) => {
    const file = path.join(dataDir, "secret");
    writeFileSync(file, text);
    expect(() => development()).toThrow(/secret is empty or damaged: restore it.+or delete it/);
    expect(readFileSync(file, "utf8")).toBe(text);
  });
  test("is written atomically", () => {
    // A write that dies half-way leaves a temporary file, never half a secret under the real name.
    writeFileSync(path.join(dataDir, `secret.${process.pid}.new`), "half");
    expect(development().secret).toMatch(/^[0-9a-f]{64}$/);
    chmodSync(dataDir, 0o755);
    expect(readdirSync(dataDir)).toEqual(["secret"]);
  });
});

// R-OPS-1
describe("the public addresses", () => {
  test.each(["http://{site}.catnip.example", "http://{site}.localhost:{port}"])(
    "production rejects %s",
    (PUBLIC_ORIGIN_PATTERN) => {
      expect(() => production({ PUBLIC_ORIGIN_PATTERN })).toThrow(/production needs addresses with https/);
      // Behind a declared proxy, another layer may encrypt, as with an onion service.
      expect(production({ PUBLIC_ORIGIN_PATTERN, TRUST_PROXY: "1" }).originPattern).toBe(
        PUBLIC_ORIGIN_PATTERN,
      );
    },
  );
  test("production refuses to go without", () => {
    expect(() => production({ PUBLIC_ORIGIN_PATTERN: "" })).toThrow("production needs addresses with https");
  });
  test.each([
    "https://shop.example",
    "{site}.shop.example",
    "ftp://{site}.example",
    "https://{site}.example/",
    "https://a b{site}",
  ])("%s yields no valid URLs", (PUBLIC_ORIGIN_PATTERN) => {
    for (const read of [production, development])
      expect(() => read({ PUBLIC_ORIGIN_PATTERN })).toThrow(/must be an origin with \{site\} in it/);
  });
});

describe("where a shop listens", () => {
  test("in development, on this machine only, at either loopback address", () => {
    expect(development().hosts).toEqual(["127.0.0.1", "::1"]);
    expect(development({ HOST: "localhost" }).hosts).toEqual(["127.0.0.1", "::1"]);
  });
  test("other hosts are allowed by name", () => {
    expect(development({ HOST: "0.0.0.0" }).hosts).toEqual(["0.0.0.0"]);
    expect(production().hosts).toBeUndefined();
    expect(production({ HOST: "10.0.0.7" }).hosts).toEqual(["10.0.0.7"]);
  });
  test.each(["everywhere", "256.0.0.1", "127.0.0.1,::1"])("%s is not an address", (HOST) => {
    expect(() => development({ HOST })).toThrow('HOST must be "localhost" or an address such as 0.0.0.0');
  });
  test.each(["abc", "-1", "0", "65536", "40.5", "4e3", " 80"])("PORT=%s is rejected", (PORT) => {
    expect(() => development({ PORT })).toThrow("PORT must be a whole number from 1 to 65535");
  });
  test("PORT is 4000 unless set", () => {
    expect([development().port, development({ PORT: "" }).port, development({ PORT: "4100" }).port]).toEqual([
      4000, 4000, 4100,
    ]);
  });
});

test.each(["nonsense", "mysql://localhost/shop", "postgres:secret", "secret@localhost:5432/shop"])(
  "%s is not a database URL, and is not repeated if it may contain a password",
  (address) => {
    for (const name of ["DATABASE_URL", "DATABASE_MIGRATION_URL"]) {
      const read = () => development({ [name]: address });
      expect(read).toThrow(`${name} is not the address of a PostgreSQL`);
      expect(read).not.toThrow("secret");
    }
  },
);
