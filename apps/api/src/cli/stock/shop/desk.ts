import { randomUUID } from "node:crypto";
import { HOME_BRAND } from "@catnip/brands";
import type { RequestContext, Role, Services } from "../../../platform/context.ts";
import type { FileStore } from "../../../platform/files/file-store.ts";
import { read } from "../../../platform/read.ts";
import { stableUuid } from "../../../seed/stable-uuid.ts";
import type { StockFolder } from "../folder/stock-folder.ts";

/** The reason in the audit log and in histories of everything that was stocked. */
export const STOCKED = "Stocked on the command line (pnpm stock)";

/** What everything is stocked with. */
export type Desk = {
  readonly services: Services;
  readonly files: FileStore;
  readonly folder: StockFolder;
  /** The root in whose name it happens. */
  readonly rootUuid: string;
  /** Accounts of the creators, by mail address. */
  readonly creators: ReadonlyMap<string, string>;
  /** Also replace what was changed in the shop. */
  readonly overwrite: boolean;
};

/** The context of a call on a user's behalf, whose roles the services read from the database as always. */
export function inNameOf(
  { services }: Pick<Desk, "services">,
  uuid: string,
  ...roles: readonly Role[]
): RequestContext {
  return {
    ...services,
    viewer: { uuid, sid: randomUUID(), roles: ["player", ...roles], audience: "api" },
    requestId: randomUUID(),
    address: "127.0.0.1",
    platformKey: HOME_BRAND,
    loaders: new Map(),
  };
}

export const asRoot = (desk: Pick<Desk, "services" | "rootUuid">): RequestContext =>
  inNameOf(desk, desk.rootUuid, "root");

/** The uuid of a game's submission. */
export const submitUuidOf = (slug: string): string => stableUuid("stocked game", slug);

export const articleUuidOf = (slug: string): string => stableUuid("stocked article", slug);

/**
 * Why something that differs from the folder must not be replaced; null: it may be, since it was last decided by this
 * command or never (R-STK-4).
 */
export async function changedByOthers(
  { services, overwrite }: Pick<Desk, "services" | "overwrite">,
  object: { readonly kind: string; readonly id: string },
): Promise<string | null> {
  const why = await lastDecision({ services }, object);
  return why === null || why === STOCKED || overwrite ? null : "it was changed in the shop";
}

/** The reason of the last change by staff, as the audit log has it; null: there was none. */
export async function lastDecision(
  { services }: Pick<Desk, "services">,
  { kind, id }: { readonly kind: string; readonly id: string },
): Promise<string | null> {
  const [row] = await read<{ why: string }>(
    services.db,
    "select why from audit_events where object_kind = $1 and object_id = $2 order by at desc, uuid desc limit 1",
    [kind, id],
  );
  return row?.why ?? null;
}
