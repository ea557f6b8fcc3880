import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { writeWhole } from "./files/write-whole.ts";

const BYTES = 32;
/** Random digits repeat, but not like this: fewer distinct ones among 64 occur once in 10^20. */
const DIFFERENT_DIGITS_MIN = 8;

/**
 * The root secret of an installation: the configured one, or outside production one that is generated on the first
 * start and stored in the data folder, so that sessions survive a restart.
 *
 * @throws Error with one sentence: production without a secret, or with a weak one; a stored one that is damaged
 */
export function installationSecret(given: string | undefined, dataDir: string, production: boolean): string {
  if (given !== undefined && given !== "") {
    if (production && !isStrong(given)) {
      throw new Error(
        `SECRET must be at least ${BYTES} random bytes in hex: make one with "openssl rand -hex ${BYTES}".`,
      );
    }
    return given;
  }
  if (production) {
    throw new Error(
      `SECRET is not set: production needs at least ${BYTES} random bytes in hex, such as "openssl rand -hex ${BYTES}" makes.`,
    );
  }
  return keptSecret(path.join(dataDir, "secret"));
}

const isStrong = (secret: string) =>
  /^([0-9a-f]{2})+$/i.test(secret) &&
  secret.length >= BYTES * 2 &&
  new Set(secret.toLowerCase()).size >= DIFFERENT_DIGITS_MIN;

function keptSecret(file: string): string {
  if (!existsSync(file)) {
    mkdirSync(path.dirname(file), { recursive: true });
    // Of two concurrent first starts, one writes it and both use that one.
    writeWhole(file, `${randomBytes(BYTES).toString("hex")}\n`, { mode: 0o600, keep: true });
  }
  const secret = readFileSync(file, "utf8").trim();
  if (isStrong(secret)) return secret;
  throw new Error(
    `${file} is empty or damaged: restore it from a backup, or delete it to have a new one made, which signs everybody out.`,
  );
}
