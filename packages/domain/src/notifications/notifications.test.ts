import { describe, expect, test } from "vitest";
import {
  isNewsKind,
  isNotificationKind,
  isSwitchable,
  NOTIFICATION_CHANNELS,
  NOTIFICATION_KINDS,
  notificationRule,
  notificationSettings,
} from "./index.ts";
import { isNotified } from "./settings.ts";

// R-NTF-2
describe("whether a notification is sent", () => {
  test.each([
    { says: "a release is mailed by default", kind: "wishlist_release", channel: "mail", is: true },
    { says: "creators' news stay in the inbox", kind: "author_news", channel: "mail", is: false },
    { says: "unless the player opts in", kind: "author_news", channel: "mail", chosen: true, is: true },
    {
      says: "an event that was switched off is not sent",
      kind: "wishlist_sale",
      channel: "inbox",
      chosen: false,
      is: false,
    },
    { says: "a new device is always reported", kind: "new_device", channel: "mail", chosen: false, is: true },
    {
      says: "a payment is always receipted by mail",
      kind: "top_up_receipt",
      channel: "mail",
      chosen: false,
      is: true,
    },
    {
      says: "its copy in the inbox can be switched off",
      kind: "top_up_receipt",
      channel: "inbox",
      chosen: false,
      is: false,
    },
  ] as const)("$says", ({ kind, channel, is, ...more }) => {
    expect(isNotified(kind, channel, "chosen" in more ? more.chosen : null)).toBe(is);
  });

  test("what is always on is also on by default", () => {
    for (const kind of NOTIFICATION_KINDS) {
      for (const channel of NOTIFICATION_CHANNELS.filter((each) => !isSwitchable(kind, each)))
        expect([kind, channel, notificationRule(kind).usually[channel]]).toEqual([kind, channel, true]);
    }
  });

  test("every kind reaches players on some channel by default", () => {
    for (const kind of NOTIFICATION_KINDS)
      expect(NOTIFICATION_CHANNELS.some((channel) => isNotified(kind, channel, null))).toBe(true);
  });
});

test("settings list every kind and channel once, with the player's choices applied", () => {
  const settings = notificationSettings([{ kind: "wishlist_sale", channel: "mail", enabled: false }]);
  expect(settings).toHaveLength(NOTIFICATION_KINDS.length * NOTIFICATION_CHANNELS.length);
  expect(settings.filter(({ kind }) => kind === "wishlist_sale")).toEqual([
    { kind: "wishlist_sale", channel: "inbox", enabled: true, is_switchable: true },
    { kind: "wishlist_sale", channel: "mail", enabled: false, is_switchable: true },
  ]);
});

// R-NTF-3
test("a digest holds what goes to many players at once; what is always mailed is not part of it", () => {
  expect(NOTIFICATION_KINDS.filter(isNewsKind)).toEqual([
    "wishlist_release",
    "wishlist_sale",
    "author_game",
    "author_news",
    "coupon_expiring",
  ]);
  expect(NOTIFICATION_KINDS.filter(isNewsKind).every((kind) => isSwitchable(kind, "mail"))).toBe(true);
});

test.each(["", "toString", "wishlist", 7, null])("%j is not a kind", (value) => {
  expect(isNotificationKind(value)).toBe(false);
});
