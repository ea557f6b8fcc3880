import { EncryptJWT, errors, jwtDecrypt } from "jose";
import type { Config } from "../../platform/config.ts";
import { keyFor } from "../../platform/keys.ts";
import { read, type Queryable } from "../../platform/read.ts";

/** What a download link is bound to. Nothing of a request counts besides (R-DLV-1). */
export type DownloadClaims = {
  /** The build: one version of one game for one system. */
  readonly build: string;
  /** The owner and the key that their links carry; null for trials, which are open to all. */
  readonly owner: { readonly uuid: string; readonly key: string } | null;
  /** The reader's language, which the blacklist may name and refusals are written in. */
  readonly locale: string;
  /** The name the file is saved under, also after the game was renamed. */
  readonly filename: string;
};

const ENCRYPTION = { alg: "dir", enc: "A256GCM" } as const;
const LENGTH_MAX = 2_000;

/**
 * Download links as JSON Web Encryption: they can be neither changed nor read, so a link that is passed on or ends up
 * in a log tells nothing about its owner. They have no end of their own; what ends them is checked on every request.
 */
export function createDownloadLinks({ secret }: Pick<Config, "secret">): {
  readonly seal: (claims: DownloadClaims, now: Date) => Promise<string>;
  /** The claims of a link that we made; null for everything else. */
  readonly open: (ticket: string) => Promise<DownloadClaims | null>;
} {
  const key = keyFor(secret, "download link v2");
  return {
    seal: ({ build, owner, locale, filename }, now) =>
      new EncryptJWT({ b: build, u: owner?.uuid, k: owner?.key, l: locale, n: filename })
        .setProtectedHeader(ENCRYPTION)
        .setIssuedAt(now)
        .encrypt(key),
    open: async (ticket) => {
      if (ticket.length > LENGTH_MAX || !ticket.split(".").every(isCanonical)) return null;
      try {
        const { payload } = await jwtDecrypt<Sealed>(ticket, key, {
          keyManagementAlgorithms: [ENCRYPTION.alg],
          contentEncryptionAlgorithms: [ENCRYPTION.enc],
        });
        const { b, u, k, l, n } = payload;
        const owner = u !== undefined && k !== undefined ? { uuid: u, key: k } : null;
        return { build: b, owner, locale: l, filename: n };
      } catch (fault) {
        if (fault instanceof errors.JOSEError) return null;
        throw fault;
      }
    },
  };
}

type Sealed = {
  readonly b: string;
  readonly u?: string;
  readonly k?: string;
  readonly l: string;
  readonly n: string;
};

/** Decoders ignore the unused bits of the last letter, so a link could be written in several ways. */
const isCanonical = (part: string): boolean => Buffer.from(part, "base64url").toString("base64url") === part;

/** The key in a player's links, which is made with the first link. */
export async function downloadKeyOf(db: Queryable, userUuid: string, now: Date): Promise<string> {
  const [row] = await read<{ readonly key: string }>(
    db,
    `insert into download_keys (user_uuid, key, made_at) values ($1, gen_random_uuid(), $2)
     on conflict (user_uuid) do update set key = download_keys.key returning key`,
    [userUuid, now],
  );
  if (!row) throw new Error("The statement returns a row in either case");
  return row.key;
}

/**
 * Ends all download links of a player at once, also those under way (R-DLV-6): on demand, and with a password reset,
 * since links may have been copied with the old password.
 */
export async function endDownloadLinks(db: Queryable, userUuid: string): Promise<void> {
  await read(db, "delete from download_keys where user_uuid = $1", [userUuid]);
}
