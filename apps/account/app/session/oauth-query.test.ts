import { expect, test } from "vitest";
import { asksAgain, continuePath, oauthQuery } from "./oauth-query.ts";

test("the OAuth request is carried along without the library's signature and prompt", () => {
  const search =
    "?client_id=international&state=s&prompt=create&sig=x&exp=1&ba_param=state&resource=http%3A%2F%2Fapi";
  expect(oauthQuery(search)).toBe("?client_id=international&state=s&resource=http%3A%2F%2Fapi");
  expect(continuePath(search, "/ja-JP")).toBe(
    "/auth/oauth2/authorize?client_id=international&state=s&resource=http%3A%2F%2Fapi",
  );
});

test("without an OAuth request the player stays on the account site", () => {
  expect(continuePath("?utm=1", "/ja-JP")).toBe("/ja-JP");
});

test("a site can force its visitor to log in again, once", () => {
  for (const search of ["?client_id=x&prompt=login", "?client_id=x&prompt=consent%20login", "?max_age=0"])
    expect(asksAgain(search)).toBe(true);
  for (const search of ["", "?client_id=x", "?prompt=create"]) expect(asksAgain(search)).toBe(false);
  expect(continuePath("?client_id=x&prompt=login&max_age=0", "/")).toBe("/auth/oauth2/authorize?client_id=x");
});
