import { expect, test } from "vitest";
import { needsNetwork } from "./offline-links.ts";

const here = { href: "http://shop.test/store/101?tab=info" };
const link = (href: string, rest: { target?: string; download?: string } = {}) => ({
  target: "",
  download: "",
  ...rest,
  href: new URL(href, here.href).href,
});

test.each([
  { says: "another page", to: link("/store"), is: true },
  { says: "another site", to: link("http://account.test/login"), is: true },
  { says: "an anchor on this page", to: link("#downloads"), is: false },
  { says: "another tab of a game's page", to: link("?tab=news"), is: false },
  { says: "a mail address", to: link("mailto:help@shop.test"), is: false },
  { says: "a page in a new window", to: link("/terms", { target: "_blank" }), is: false },
])("whether a link to $says needs the network: $is", ({ to, is }) => {
  expect(needsNetwork(to, here)).toBe(is);
});

test("another page of a list needs the network, although its path is the same", () => {
  const list = { href: "http://shop.test/store?page=1" };
  expect(needsNetwork(link("http://shop.test/store?page=2"), list)).toBe(true);
});
