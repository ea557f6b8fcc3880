import { expect, test } from "vitest";
import { deviceOf } from "./device-of.server.ts";

const SAFARI =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1";
const CHROME = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/150.0.0.0 Mobile Safari/537.36";

// R-PAY-34
test.each([
  ["an iPhone", { "user-agent": SAFARI }, "wap"],
  ["an Android phone", { "user-agent": CHROME, "sec-ch-ua-mobile": "?1" }, "wap"],
  ["a phone that says so, whatever it is called", { "sec-ch-ua-mobile": "?1" }, "wap"],
  ["WeChat's own browser", { "user-agent": `${SAFARI} MicroMessenger/8.0.50` }, "web"],
  [
    "a computer",
    { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Chrome/150.0.0.0", "sec-ch-ua-mobile": "?0" },
    "web",
  ],
  ["a browser that says nothing", {}, "web"],
] as const)("%s", (_says, headers, device) => {
  expect(deviceOf(new Headers(headers))).toBe(device);
});
