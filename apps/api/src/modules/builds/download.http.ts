import { neutralFilename } from "@catnip/domain/builds";
import type { Services } from "../../platform/context.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import { asAttachment, serveFile } from "../../platform/files/serve-file.ts";
import { read } from "../../platform/read.ts";
import { isUuid } from "../../platform/uuid.ts";
import { noteDownload } from "./note-download.ts";
import { downloadTickets } from "./tickets.ts";

/** Parts that one ticket's user may load concurrently; download managers use 4 to 8. */
const PARALLEL_MAX = 8;

/**
 * `/download/{build}/{filename}?ticket=…`: a build's archive, whole or as byte ranges, for the holder of a ticket.
 *
 * The ticket is bound to build and user; ownership is checked again on every request, so that a refund also ends
 * downloads in progress.
 */
export function createDownloads(
  services: Services,
  files: FileStore,
): (request: Request, client: { readonly address: string }) => Promise<Response> {
  const { config, db, now } = services;
  const running = new Map<string, number>();

  return async (request, client) => {
    if (request.method !== "GET" && request.method !== "HEAD")
      return says(405, "Only GET and HEAD.", { allow: "GET, HEAD" });
    const url = new URL(request.url);
    const [, buildUuid = "", name = ""] = /^\/download\/([^/]+)\/([^/]+)$/.exec(url.pathname) ?? [];
    const claims = downloadTickets(config).open(url.searchParams.get("ticket") ?? "", now());
    if (!isUuid(buildUuid) || claims?.b !== buildUuid)
      return says(403, "This link has run out. Ask for a new one on the game's page.");

    const [build] = await read<Build>(db, BUILD, [buildUuid, claims.u]);
    const filename = decoded(name);
    // A discreet player's link names the file neutrally; both names lead to it.
    const names = build ? [build.filename, neutralFilename(buildUuid, build.filename)] : [];
    if (!build || filename === null || !names.includes(filename)) return says(404, "There is no such file.");
    if (build.kind === "official" && !build.owned) return says(403, "The game is not owned.");

    const user = claims.u ?? client.address;
    if ((running.get(user) ?? 0) >= PARALLEL_MAX)
      return says(429, "Too many parts at once.", { "retry-after": "1" });
    running.set(user, (running.get(user) ?? 0) + 1);
    const sent = () => {
      const left = (running.get(user) ?? 1) - 1;
      if (left > 0) running.set(user, left);
      else running.delete(user);
    };
    try {
      if (
        request.method === "GET" &&
        claims.u !== null &&
        !(await noteDownload(services, claims.u, buildUuid))
      ) {
        sent();
        return says(403, "The game is not owned.");
      }
      return serveFile(request, files, {
        hash: build.hash,
        size: build.size,
        type: "application/zip",
        sent,
        headers: {
          "content-disposition": asAttachment(filename),
          "repr-digest": `sha-256=:${Buffer.from(build.hash, "hex").toString("base64")}:`,
          "last-modified": build.created_at.toUTCString(),
          // Only the holder's own browser may cache it: a shared cache knows nothing of tickets.
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
  readonly kind: "trial" | "official";
  readonly filename: string;
  readonly hash: string;
  readonly size: number;
  readonly created_at: Date;
  readonly owned: boolean;
};

const BUILD = `
  select b.kind, b.filename, b.hash, b.size, b.created_at,
    exists (select 1 from entitlements e where e.store_id = b.store_id and e.user_uuid = $2::uuid) as owned
  from builds b where b.uuid = $1 and b.is_active and b.platform <> 'web'`;

function decoded(name: string): string | null {
  try {
    return decodeURIComponent(name);
  } catch {
    return null;
  }
}

const says = (status: number, text: string, headers: Record<string, string> = {}) =>
  new Response(text, {
    status,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store", ...headers },
  });
