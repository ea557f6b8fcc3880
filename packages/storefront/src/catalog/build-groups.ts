import { PLATFORMS, type Platform } from "@catnip/domain/catalog";
import type { BuildKind } from "@catnip/domain/builds";

interface Build {
  readonly type: BuildKind;
  readonly platform: Platform;
}

/** The builds of one kind, in the order they are offered. */
export interface BuildGroup<Of extends Build> {
  readonly type: BuildKind;
  readonly builds: readonly Of[];
}

/**
 * A game's builds by kind (R-CAT-20): available kinds first, and within each kind the visitor's own system, then the
 * browser. Empty groups are left out.
 */
export function groupBuilds<Of extends Build>(
  builds: readonly Of[],
  { own, isOwned }: { readonly own: Platform | null; readonly isOwned: boolean },
): readonly BuildGroup<Of>[] {
  const kinds: readonly BuildKind[] = isOwned ? ["official", "trial"] : ["trial", "official"];
  const order = [...new Set([...(own ? [own] : []), ...PLATFORMS])];
  return kinds
    .map((type) => ({
      type,
      builds: builds
        .filter((build) => build.type === type)
        .toSorted((a, b) => order.indexOf(a.platform) - order.indexOf(b.platform)),
    }))
    .filter((group) => group.builds.length > 0);
}
