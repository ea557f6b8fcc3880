import { buildRefusal, type BuildKind } from "@catnip/domain/builds";
import type { BlacklistEntry, Platform } from "@catnip/domain/catalog";
import type { ErrorCode } from "@catnip/domain/errors";

/** Why a visitor may not have a build of a game, or null: links and files are decided in the same way (R-PLY-2). */
export function refusalOf(
  game: {
    readonly released: boolean;
    readonly owned: boolean;
    readonly blacklist: readonly BlacklistEntry[];
  },
  { kind, platform }: { readonly kind: BuildKind; readonly platform: Platform },
  by: { readonly locale: string; readonly signedIn: boolean },
): ErrorCode | null {
  const { released, owned, blacklist } = game;
  if (kind === "official" && !released) return "store/not-released";
  return buildRefusal({ kind, os: platform, ...by, owned, blacklist });
}
