import { expect, test } from "vitest";
import { buildRefusal } from "./index.ts";

const blocks = { is_active: true, blocked_locale: [], blocked_trial_os: [], blocked_official_os: [] };
const buyer = {
  kind: "official",
  os: "web",
  locale: "ja-JP",
  signedIn: true,
  owned: true,
  blacklist: [],
} as const;

// R-PLY-2
test.each([
  { says: "a buyer gets the official build", request: {}, refusal: null },
  {
    says: "everyone gets the trial",
    request: { kind: "trial", signedIn: false, owned: false },
    refusal: null,
  },
  {
    says: "a guest has to log in for the official build",
    request: { signedIn: false, owned: false },
    refusal: "auth/login-required",
  },
  {
    says: "a player who has not bought it gets only the trial",
    request: { owned: false },
    refusal: "store/not-owned",
  },
  {
    says: "a blocked system has no official build",
    request: { blacklist: [{ ...blocks, blocked_official_os: ["web"] }] },
    refusal: "store/blocked",
  },
  {
    says: "a trial blocked for a system is blocked",
    request: { kind: "trial", blacklist: [{ ...blocks, blocked_trial_os: ["web"] }] },
    refusal: "store/blocked",
  },
  {
    says: "a blacklist entry for trials does not affect the official build",
    request: { blacklist: [{ ...blocks, blocked_trial_os: ["web"] }] },
    refusal: null,
  },
] as const)("$says", ({ request, refusal }) => {
  expect(buildRefusal({ ...buyer, ...request })).toBe(refusal);
});
