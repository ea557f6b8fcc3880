import type { BuildKind } from "@catnip/domain/builds";
import type { BlacklistEntry, Platform } from "@catnip/domain/catalog";
import type { ErrorCode } from "@catnip/domain/errors";
import { DEFAULT_LOCALE } from "@catnip/domain/locales";
import type { MessageDescriptor } from "@lingui/core";
import type { Services } from "../../platform/context.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import { asAttachment, serveFile } from "../../platform/files/serve-file.ts";
import { mailTranslator } from "../../platform/mail-messages/index.ts";
import { read } from "../../platform/read.ts";
import { isUuid } from "../../platform/uuid.ts";
import { refusalOf } from "./build-refusal.ts";
import { createDownloadLinks, type DownloadClaims } from "./download-links.ts";
import { DOWNLOAD } from "./download-messages.ts";
import { noteDownload } from "./note-download.ts";

/** Parts that one owner may load concurrently; download managers use 4 to 8. */
const PARALLEL_MAX = 8;
/** How often a download under way is checked again, so that a refund ends it within a minute. */
const RECHECK_MS = 30_000;

/**
 * `/download/{build}/{filename}?ticket=…`: a build's archive, whole or as byte ranges, for the holder of a link.
 *
 * A link has no end of its own. Every request reads from the database whether its owner still owns the game and has not
 * ended their links, and so does every download under way, twice a minute (R-DLV-1).
 */
export function createDownloads(
  services: Services,
  files: FileStore,
): (request: Request, client: { readonly address: string }) => Promise<Response> {
  const { config, db, now } = services;
  const links = createDownloadLinks(config);
  const running = new Map<string, number>();

  const find = async (claims: DownloadClaims): Promise<Build | null> => {
    const [build] = await read<Build>(db, BUILD, [claims.build, claims.owner?.uuid ?? null, now()]);
    return build ?? null;
  };

  return async (request, client) => {
    if (request.method !== "GET" && request.method !== "HEAD")
      return says(405, DOWNLOAD.broken, DEFAULT_LOCALE, { allow: "GET, HEAD" });
    const url = new URL(request.url);
    const [, buildUuid = "", name = ""] = /^\/download\/([^/]+)\/([^/]+)$/.exec(url.pathname) ?? [];
    const claims = await links.open(url.searchParams.get("ticket") ?? "");
    if (!isUuid(buildUuid) || claims?.build !== buildUuid) return says(403, DOWNLOAD.broken);
    const { locale, owner, filename } = claims;
    if (decoded(name) !== filename) return says(404, DOWNLOAD.gone, locale);

    const build = await find(claims);
    const refusal = refused(claims, build);
    if (!build || refusal) return says(build ? 403 : 404, refusal ?? DOWNLOAD.gone, locale);

    const user = owner?.uuid ?? client.address;
    if ((running.get(user) ?? 0) >= PARALLEL_MAX)
      return says(429, DOWNLOAD.tooMany, locale, { "retry-after": "1" });
    running.set(user, (running.get(user) ?? 0) + 1);
    const ended = new AbortController();
    const recheck = setInterval(() => {
      // While the database is away there are no refunds either.
      void find(claims).then(
        (found) => refused(claims, found) && ended.abort(),
        () => undefined,
      );
    }, RECHECK_MS).unref();
    const sent = () => {
      clearInterval(recheck);
      const left = (running.get(user) ?? 1) - 1;
      if (left > 0) running.set(user, left);
      else running.delete(user);
    };
    try {
      if (request.method === "GET" && owner && !(await noteDownload(services, owner.uuid, buildUuid))) {
        sent();
        return says(403, DOWNLOAD.notOwned, locale);
      }
      const { method, headers } = request;
      const signal = AbortSignal.any([request.signal, ended.signal]);
      return serveFile(new Request(request.url, { method, headers, signal }), files, {
        hash: build.hash,
        size: build.size,
        type: "application/zip",
        sent,
        headers: {
          "content-disposition": asAttachment(filename),
          "repr-digest": `sha-256=:${Buffer.from(build.hash, "hex").toString("base64")}:`,
          "last-modified": build.created_at.toUTCString(),
          // Only the holder's own browser may cache it: a shared cache knows nothing of links.
          "cache-control": "private, no-transform",
          "x-content-type-options": "nosniff",
          "referrer-policy": "no-referrer",
        },
      });
    } catch (fault) {
      sent();
      throw fault;
    }
  };
}

type Build = {
  readonly kind: BuildKind;
  readonly platform: Platform;
  readonly hash: string;
  readonly size: number;
  readonly created_at: Date;
  readonly released: boolean;
  readonly owned: boolean;
  readonly key: string | null;
  readonly blacklist: readonly BlacklistEntry[];
};

/** Owners keep the versions they could once download; a trial is what is offered now (R-DLV-4). */
const BUILD = `
  select b.kind, b.platform, b.hash, b.size, b.created_at, coalesce(s.released_at <= $3::timestamptz, false) as released,
    exists (select from entitlements e where e.store_id = b.store_id and e.user_uuid = $2::uuid) as owned,
    (select k.key from download_keys k where k.user_uuid = $2::uuid) as key,
    (select coalesce(json_agg(json_build_object('is_active', l.is_active, 'blocked_locale', l.blocked_locale,
        'blocked_trial_os', l.blocked_trial_os, 'blocked_official_os', l.blocked_official_os)), '[]')
      from store_blacklists l where l.store_id = b.store_id) as blacklist
  from builds b join stores s on s.id = b.store_id
  where b.uuid = $1 and b.platform <> 'web' and (b.is_active or b.kind = 'official' and b.updated_at is not null)`;

/** Why the holder of a link may not have the file now; null: they may. */
function refused({ owner, locale }: DownloadClaims, build: Build | null): MessageDescriptor | null {
  if (!build) return DOWNLOAD.gone;
  if (build.kind === "official" && owner?.key !== build.key) return DOWNLOAD.ended;
  const code = refusalOf(build, build, { locale, signedIn: owner !== null });
  return code && (REFUSALS[code] ?? DOWNLOAD.notOwned);
}

const REFUSALS: Partial<Record<ErrorCode, MessageDescriptor>> = {
  "store/blocked": DOWNLOAD.blocked,
  "store/not-released": DOWNLOAD.notReleased,
};

function decoded(name: string): string | null {
  try {
    return decodeURIComponent(name);
  } catch {
    return null;
  }
}

function says(
  status: number,
  message: MessageDescriptor,
  locale: string = DEFAULT_LOCALE,
  headers: Record<string, string> = {},
): Response {
  const i18n = mailTranslator(locale);
  return new Response(i18n._(message), {
    status,
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "content-language": i18n.locale,
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
      ...headers,
    },
  });
}
