import { expect, test } from "vitest";
import { keepPayToken, payToken } from "./pay-session.server.ts";

const asking = (cookie: string) => new Request("http://pay.localhost:4000/", { headers: { cookie } });

test("the pay token comes back as it was kept", () => {
  const kept = keepPayToken(asking("a=b"), "aa.bb-c.d_e", 60).split(";")[0] ?? "";
  expect(payToken(asking(`other=1; ${kept}`))).toBe("aa.bb-c.d_e");
});

test.each(["", "catnip_pay=", "catnip_pay=a%00b", "catnip_pay=%E0%A4%A", "catnip_pay=a b", "catnip_pay=a.b"])(
  "a broken cookie is none: %s",
  (cookie) => {
    expect(payToken(asking(cookie))).toBeNull();
  },
);
