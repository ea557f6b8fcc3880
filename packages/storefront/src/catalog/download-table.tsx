import { blacklistDecision } from "@catnip/domain/catalog";
import { useFormat } from "@catnip/i18n";
import { Button, DownloadIcon, Heading, Table, Text } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { brand } from "#brand";
import { styled } from "styled-components";
import { useLocale } from "@catnip/site/languages/locale.ts";
import { useAction } from "@catnip/site/data/use-action.ts";
import { useBrowserValue } from "@catnip/site/browser/use-browser-value.ts";
import { useViewerFact } from "../shell/viewer.ts";
import type { Game } from "./game-page.ts";
import { gameLanguageName } from "./game-language.ts";
import { usePlatformName } from "./platforms.tsx";

/** Shown instead of a language for a build that contains all of the game's languages. */
const ANY_LANGUAGE = "any";

type Build = Game["game_pack"]["official_app"][number] & { readonly type: "official" | "trial" };

/** The available builds: trials for everybody, official ones for owners. Web builds are played, not downloaded. */
export function DownloadTable({ game }: { game: Game }) {
  const { t } = useLingui();
  const format = useFormat();
  const locale = useLocale();
  const platformName = usePlatformName();
  const isOwned = useViewerFact(({ games }) => games?.owned.has(game.id) ?? false);
  const builds = useOfferedBuilds(game);
  if (builds.length === 0) return null;
  return (
    <Section id="downloads">
      <Heading level={2} size="xl">
        <Trans>Downloads</Trans>
      </Heading>
      <Table
        caption={t`Downloads`}
        hideCaption
        columns={[
          { key: "build", header: t({ message: "Build", comment: "Trial or full version of a game" }) },
          { key: "platform", header: t`System` },
          { key: "language", header: t`Language` },
          { key: "version", header: t`Version` },
          { key: "size", header: t`Size`, align: "end" },
          { key: "get", header: t`Download`, align: "end" },
        ]}
        rows={builds.map((build) => ({
          key: `${build.type} ${build.platform} ${build.language}`,
          cells: {
            build: build.type === "trial" ? <Trans>Trial</Trans> : <Trans>Full game</Trans>,
            platform: platformName(build.platform),
            language:
              build.language === ANY_LANGUAGE ? (
                <Trans comment="A build that holds every language of the game">All languages</Trans>
              ) : (
                gameLanguageName(build.language, locale)
              ),
            version: (
              <>
                {build.version}
                <br />
                <Text as="small" tone="faint" size="s">
                  {format.date(build.updated_at ?? build.released_at)}
                </Text>
              </>
            ),
            size: format.fileSize(build.size),
            get: <DownloadButton game={game} build={build} isOwned={isOwned} />,
          },
        }))}
      />
    </Section>
  );
}

function DownloadButton({ game, build, isOwned }: { game: Game; build: Build; isOwned: boolean }) {
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

/**
 * The builds this visitor may be offered: none on the blacklist, and the official app only where it runs (Windows and
 * Android devices) and where the brand offers it.
 */
function useOfferedBuilds(game: Game): readonly Build[] {
  const locale = useLocale();
  const canRunApp = useBrowserValue(() => /windows|android/i.test(navigator.userAgent), false);
  const all: Build[] = [
    ...game.game_pack.trial_app.map((build) => ({ ...build, type: "trial" as const })),
    ...game.game_pack.official_app.map((build) => ({ ...build, type: "official" as const })),
  ];
  return all.filter((build) => {
    if (build.platform === "platform app" && !(brand.features.officialApp && canRunApp)) return false;
    const blocked = blacklistDecision(game.blacklist, { locale, os: build.platform });
    return build.type === "trial" ? !blocked.trialBlocked : !blocked.officialBlocked;
  });
}

const Section = styled.section`
  display: grid;
  gap: var(--space-4);
`;
