import { Button, DownloadIcon, Text } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useLocale } from "@catnip/site/languages/locale.ts";
import { useAction } from "@catnip/site/data/use-action.ts";
import type { Game } from "./game-page.ts";
import type { OfferedBuild } from "./offered-builds.ts";
import { usePlatformName } from "./platforms.tsx";

/** Downloads a build, or shows why it cannot. */
export function DownloadButton({
  game,
  build,
  isOwned,
}: {
  game: Game;
  build: OfferedBuild;
  isOwned: boolean;
}) {
  const { t } = useLingui();
  const locale = useLocale();
  const platformName = usePlatformName();
  const downloading = useAction(async () => {
    const { downloadUrl } = await import("../play/download-url.ts");
    window.location.assign(await downloadUrl(game.id, build, locale));
  });
  if (build.platform === "web") {
    return (
      <Text as="small" tone="faint" size="s">
        <Trans comment="In place of a download button">Plays in the browser</Trans>
      </Text>
    );
  }
  if (build.type === "official" && !isOwned) {
    return (
      <Text as="small" tone="faint" size="s">
        <Trans>For owners</Trans>
      </Text>
    );
  }
  return (
    <Button
      size="s"
      kind="secondary"
      icon={<DownloadIcon />}
      busy={downloading.isBusy}
      aria-label={t`Download for ${platformName(build.platform)}`}
      onClick={() => downloading.run()}
    >
      <Trans>Download</Trans>
    </Button>
  );
}
