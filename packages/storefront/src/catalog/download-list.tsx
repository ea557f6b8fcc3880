import { useFormat } from "@catnip/i18n";
import { Badge, Heading, Table, Text, TextLink } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { styled } from "styled-components";
import { useLocale, usePath } from "@catnip/site/languages/locale.ts";
import { useViewerFact } from "../shell/viewer.ts";
import { groupBuilds, type BuildGroup } from "./build-groups.ts";
import { DownloadButton } from "./download-button.tsx";
import type { Game } from "./game-page.ts";
import { gameLanguageName } from "./game-language.ts";
import { useOfferedBuilds, type OfferedBuild } from "./offered-builds.ts";
import { useOwnPlatform } from "./use-own-platform.ts";
import { usePlatformName } from "./platforms.tsx";

/** Shown instead of a language for a build that contains all of the game's languages. */
const ANY_LANGUAGE = "any";

/** The available builds: trials for all visitors, official ones for owners. Web builds are played, not downloaded. */
export function DownloadList({ game }: { game: Game }) {
  const isOwned = useViewerFact(({ games }) => games?.owned.has(game.id) ?? false);
  const own = useOwnPlatform();
  const path = usePath();
  const groups = groupBuilds(useOfferedBuilds(game, own), { own, isOwned });
  if (groups.length === 0) return null;
  const builds = groups.flatMap((group) => group.builds);
  return (
    <Section id="downloads">
      <Heading level={2} size="xl">
        <Trans>Downloads</Trans>
      </Heading>
      {groups.map((group) => (
        <Group key={group.type} game={game} group={group} isOwned={isOwned} own={own} />
      ))}
      <Text tone="faint" size="s">
        {builds.some(({ platform }) => platform !== "web") && (
          <Trans>An interrupted download resumes where it stopped.</Trans>
        )}{" "}
        {builds.some(({ platform }) => platform === "web") && (
          <TextLink href={path(`/store/${game.id}/fullscreen-test`)}>
            <Trans>Does my browser play games?</Trans>
          </TextLink>
        )}
      </Text>
    </Section>
  );
}

function Group({
  game,
  group,
  isOwned,
  own,
}: {
  game: Game;
  group: BuildGroup<OfferedBuild>;
  isOwned: boolean;
  own: ReturnType<typeof useOwnPlatform>;
}) {
  const { t } = useLingui();
  const format = useFormat();
  const locale = useLocale();
  const platformName = usePlatformName();
  const title = group.type === "trial" ? t`Trial` : t`Full game`;
  return (
    <Table
      caption={
        <>
          {title}{" "}
          <Text as="small" tone="faint" size="s">
            {group.type === "trial" ? (
              <Trans>Free for everyone</Trans>
            ) : (
              !isOwned && <Trans>For owners</Trans>
            )}
          </Text>
        </>
      }
      columns={[
        { key: "platform", header: t`System` },
        { key: "language", header: t`Language` },
        { key: "version", header: t`Version` },
        { key: "date", header: t`Date` },
        { key: "size", header: t`Size`, align: "end" },
        { key: "get", header: t`Download`, align: "end" },
      ]}
      rows={group.builds.map((build) => ({
        key: `${build.platform} ${build.language}`,
        cells: {
          platform: (
            <Platform>
              {platformName(build.platform)}
              {build.platform === own && (
                <Badge tone="accent">
                  <Trans comment="Beside the system that the visitor's own device runs">Your device</Trans>
                </Badge>
              )}
            </Platform>
          ),
          language:
            build.language === ANY_LANGUAGE ? (
              <Trans comment="A build that holds every language of the game">All languages</Trans>
            ) : (
              gameLanguageName(build.language, locale)
            ),
          version: build.version,
          date: format.date(build.updated_at ?? build.released_at),
          size: format.fileSize(build.size),
          get: <DownloadButton game={game} build={build} isOwned={isOwned} />,
        },
      }))}
    />
  );
}

const Section = styled.section`
  display: grid;
  gap: var(--space-5);
`;
const Platform = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;
