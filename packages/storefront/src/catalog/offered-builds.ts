import { blacklistDecision, type Platform } from "@catnip/domain/catalog";
import { useLocale } from "@catnip/site/languages/locale.ts";
import { brand } from "#brand";
import type { Game } from "./game-page.ts";
import { runsOfficialApp } from "./own-platform.ts";

/** A build in the list of downloads. */
export type OfferedBuild = Game["game_pack"]["official_app"][number] & {
  readonly type: "official" | "trial";
};

/**
 * The builds to offer to this visitor: none on the blocklist, and the official app only where it runs and the brand
 * offers it (R-CAT-20).
 */
export function useOfferedBuilds(game: Game, own: Platform | null): readonly OfferedBuild[] {
  const locale = useLocale();
  const all: OfferedBuild[] = [
    ...game.game_pack.trial_app.map((build) => ({ ...build, type: "trial" as const })),
    ...game.game_pack.official_app.map((build) => ({ ...build, type: "official" as const })),
  ];
  return all.filter((build) => {
    if (build.platform === "platform app" && !(brand.features.officialApp && runsOfficialApp(own)))
      return false;
    const blocked = blacklistDecision(game.blacklist, { locale, os: build.platform });
    return build.type === "trial" ? !blocked.trialBlocked : !blocked.officialBlocked;
  });
}
