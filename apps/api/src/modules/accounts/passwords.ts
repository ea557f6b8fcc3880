import { hash, verify } from "@node-rs/argon2";
import { passwordProblem } from "@catnip/domain/accounts";
import { ApiError } from "../../platform/errors.ts";
import { COMMON_PASSWORDS } from "./common-passwords.ts";

// OWASP's first choice for argon2id: 19 MiB, two passes, one lane. argon2id is the library's default algorithm.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The argon2id hash of a password, with its own salt. */
export const hashPassword = (password: string): Promise<string> => hash(password, COST);

/** Whether a password matches a hash; false if the hash is malformed. */
export async function verifyPassword(hashed: string, password: string): Promise<boolean> {
  return verify(hashed, password).catch(() => false);
}

/**
 * Rejects a new password that breaks the policy (R-ACC-1: 8 to 16 letters and digits), is a common one, or repeats the
 * mail address or the product's name.
 *
 * @throws ApiError `auth/weak-password` with the reason as a fact
 */
export function assertGoodPassword(password: string, email: string): void {
  const reason = passwordProblem(password) ?? (isGuessable(password, email) ? "common" : null);
  if (reason)
    throw new ApiError(
      "auth/weak-password",
      "The password must be 8 to 16 letters and digits, and not a common one",
      { reason },
    );
}

function isGuessable(password: string, email: string): boolean {
  const lower = password.toLowerCase();
  const letters = lower.replace(/[0-9]+$/, "");
  const mailbox = email.split("@")[0]?.replace(/[^a-z0-9]/g, "") ?? "";
  if (COMMON_PASSWORDS.has(lower) || (letters.length >= 3 && COMMON_STEMS.has(letters))) return true;
  if (mailbox.length >= 4 && lower.startsWith(mailbox)) return true;
  return /^(.{1,4})\1+$/.test(lower) || isRun(lower);
}

/** Words people append digits to. */
const COMMON_STEMS = new Set([
  "catnip",
  "password",
  "passwort",
  "qwerty",
  "qwertz",
  "azerty",
  "welcome",
  "iloveyou",
  "admin",
  "letmein",
]);

/** Whether each character is the successor, or each the predecessor, of the one before: `12345678`, `hgfedcba`. */
function isRun(text: string): boolean {
  const codes = Array.from(text, (char) => char.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)));
  return steps.size === 1 && (steps.has(1) || steps.has(-1));
}
