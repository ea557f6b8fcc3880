import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { resolveLocalhostNames } from "./localhost-names.ts";

// R-SET-4
test("a site under localhost answers even if the machine's resolver does not know it, and others are looked up as before", async () => {
  resolveLocalhostNames();
  const bank = createServer((_request, response) => response.end("a list")).listen(0, "127.0.0.1");
  try {
    await new Promise((resolve) => bank.once("listening", resolve));
    const { port } = bank.address() as AddressInfo;
    const answer = await fetch(`http://nobody-registered-this.pay.localhost:${port}/`);
    expect(await answer.text()).toBe("a list");
    await expect(fetch("http://nobody-registered-this.invalid/")).rejects.toThrow();
  } finally {
    bank.close();
  }
});
