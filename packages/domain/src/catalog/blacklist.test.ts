import { expect, test } from "vitest";
import { blacklistDecision } from "./index.ts";

const entry = { is_active: true, blocked_locale: [], blocked_trial_os: [], blocked_official_os: [] };
const visitor = { locale: "ja-JP", os: "android" };
const nothing = { localeBlocked: false, trialBlocked: false, officialBlocked: false };

// R-CAT-9
test.each([
  { says: "no entry blocks nothing", entries: [], blocked: {} },
  {
    says: "an inactive entry blocks nothing",
    entries: [
      {
        is_active: false,
        blocked_locale: ["ja-JP"],
        blocked_trial_os: ["android"],
        blocked_official_os: ["android"],
      },
    ],
    blocked: {},
  },
  {
    says: "a trial entry blocks trials only",
    entries: [{ blocked_trial_os: ["android"] }],
    blocked: { trialBlocked: true },
  },
  {
    says: "an official entry blocks the official build only",
    entries: [{ blocked_official_os: ["android"] }],
    blocked: { officialBlocked: true },
  },
  {
    says: "another system is not affected",
    entries: [{ blocked_trial_os: ["windows"], blocked_official_os: ["windows"] }],
    blocked: {},
  },
  {
    says: "a blocked language blocks everything",
    entries: [{ blocked_locale: ["ja-jp"] }],
    blocked: { localeBlocked: true, trialBlocked: true, officialBlocked: true },
  },
  { says: "another language is not affected", entries: [{ blocked_locale: ["zh-CN"] }], blocked: {} },
  {
    says: "case makes no difference",
    entries: [{ blocked_trial_os: [" Android "] }],
    blocked: { trialBlocked: true },
  },
  {
    says: "any of several entries can block",
    entries: [{ blocked_trial_os: ["android"] }, { blocked_official_os: ["android"] }],
    blocked: { trialBlocked: true, officialBlocked: true },
  },
])("$says", ({ entries, blocked }) => {
  const decision = blacklistDecision(
    entries.map((odd) => ({ ...entry, ...odd })),
    visitor,
  );
  expect(decision).toEqual({ ...nothing, ...blocked });
});
