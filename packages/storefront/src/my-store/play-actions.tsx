import { useAction } from "@catnip/site/data/use-action.ts";
import { useLocale, usePath } from "@catnip/site/languages/locale.ts";
import { Button, ButtonLink, DownloadIcon, PlayIcon } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useOwnPlatform } from "../catalog/use-own-platform.ts";
import { usePlatformName } from "../catalog/platforms.tsx";
import type { ShelfEntry } from "./my-shelf.ts";

/**
 * Play and download, for games the player owns (R-CAT-10). Where there is a build for the visitor's own system it is
 * downloaded from here; all others are on the game's page.
 */
export function PlayActions({ store }: Pick<ShelfEntry, "store">) {
  const { t } = useLingui();
  const path = usePath();
  const locale = useLocale();
  const own = useOwnPlatform();
  const platformName = usePlatformName();
  const systems = new Set(store.game_pack.official_app.map(({ platform }) => platform));
  const downloading = useAction(async (platform: NonNullable<typeof own>) => {
    const { downloadUrl } = await import("../play/download-url.ts");
    const build = { type: "official", platform, language: "any" } as const;
    window.location.assign(await downloadUrl(store.id, build, locale));
  });
  const direct = own !== null && systems.has(own) ? own : null;
  const hasOthers = [...systems].some((system) => system !== "web" && system !== direct);
  const downloads = path(`/store/${store.id}#downloads`);
  const name = store.store_info[0]?.name ?? "";
  return (
    <>
      {systems.has("web") && (
        <ButtonLink size="s" href={path(`/store/${store.id}/fullscreen`)} icon={<PlayIcon />}>
          <Trans>Play</Trans>
        </ButtonLink>
      )}
      {direct && (
        <Button
          size="s"
          kind="secondary"
          icon={<DownloadIcon />}
          aria-label={t`Download ${name} for ${platformName(direct)}`}
          busy={downloading.isBusy}
          onClick={() => downloading.run(direct)}
        >
          <Trans>Download</Trans>
        </Button>
      )}
      {direct === null ? (
        <ButtonLink size="s" kind="secondary" href={downloads}>
          <Trans>Downloads</Trans>
        </ButtonLink>
      ) : (
        hasOthers && (
          <ButtonLink size="s" kind="ghost" href={downloads}>
            <Trans comment="Leads to a game's downloads for other systems than the visitor's">
              Other systems
            </Trans>
          </ButtonLink>
        )
      )}
    </>
  );
}
