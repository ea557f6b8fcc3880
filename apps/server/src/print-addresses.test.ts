import { describe, expect, test } from "vitest";
import { startText } from "./print-addresses.ts";

const HERE = ["127.0.0.1", "::1"];
const LOCAL = {
  production: false,
  port: 4000,
  hosts: HERE,
  originPattern: "http://{site}.localhost:{port}",
};
const PUBLIC = {
  production: true,
  port: 5120,
  hosts: undefined,
  originPattern: "https://{site}.shop.example",
};
const ALL = new Set(["international", "partner", "account", "pay", "api", "mail", "bank"]);
const addresses = (text: string) => text.match(/https?:\/\/\S+/g);

// R-OPS-21
describe("what a start says", () => {
  test("on a developer's machine: every site, the short address, and how to log in", () => {
    const text = startText(LOCAL, ALL, [
      { email: "mika@catnip.test", password: "Catnip2026", what: "a player" },
    ]);
    expect(text).toContain("Catnip is open: http://localhost:4000\n");
    expect(addresses(text)).toEqual(
      expect.arrayContaining(["http://partner.localhost:4000", "http://mail.localhost:4000"]),
    );
    expect(text).toContain("Only this machine can open these addresses");
    expect(text).toMatch(/mika@catnip\.test +Catnip2026 +a player/);
    expect(text).toContain("Ctrl-C stops everything.");
  });

  test("in production: the public addresses, and none that does not answer", () => {
    const text = startText(PUBLIC, new Set(["international", "account", "api"]), []);
    expect(addresses(text)).toEqual([
      "https://international.shop.example",
      "https://international.shop.example",
      "https://account.shop.example",
      "https://api.shop.example",
    ]);
    expect(text).toContain("These names must lead to port 5120 of every address of this machine.");
    expect(text).not.toContain("localhost");
    expect(text).not.toContain("Only this machine");
  });

  test("where only some sites are served, only those are named", () => {
    const text = startText(LOCAL, new Set(["api"]), []);
    expect(addresses(text)).toEqual(["http://api.localhost:4000", "http://api.localhost:4000"]);
  });

  test.each([
    {
      says: "behind a proxy on the same machine",
      config: { ...PUBLIC, hosts: HERE },
      sentence: "These names must lead to port 5120 of this machine alone.",
    },
    {
      says: "open to the network, with names that lead nowhere else",
      config: { ...LOCAL, hosts: ["0.0.0.0"] },
      sentence: "Anyone who can connect can read all mail and sign in with the passwords below.",
    },
  ])("$says, who is let in", ({ config, sentence }) => {
    expect(startText(config, ALL, [])).toContain(sentence);
  });

  test("the short address is left out where nothing listens at it", () => {
    expect(startText({ ...LOCAL, hosts: ["10.0.0.7"] }, ALL, [])).not.toContain("http://localhost");
  });
});
