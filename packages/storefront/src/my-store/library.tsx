import { Badge, SearchIcon, Stack, Text, TextField, VisuallyHidden } from "@catnip/ui";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { styled } from "styled-components";
import { keepLibrary } from "../offline/library.ts";
import { usePlayedAgo } from "../play/use-played-ago.ts";
import { ContinuePlaying } from "./continue-playing.tsx";
import { EmptyShelf } from "./empty-shelf.tsx";
import { findGames } from "./find-games.ts";
import { useShelfTime } from "./loaded-shelf.ts";
import type { ShelfEntry, ShelfOrder } from "./my-shelf.ts";
import { PlayActions } from "./play-actions.tsx";
import { ReturnFact } from "./return-fact.tsx";
import { Bar } from "./shelf-bars.tsx";
import { ShelfRow, ShelfRows } from "./shelf-row.tsx";
import { SortChoice } from "./sort-choice.tsx";

/** The player's purchased games: continue, find, play and download (R-CAT-40). */
export function Library({ entries, order }: { entries: readonly ShelfEntry[]; order: ShelfOrder }) {
  const { t } = useLingui();
  const [typed, setTyped] = useState("");
  useEffect(() => {
    keepLibrary(entries.map(({ store }) => ({ id: store.id, name: store.store_info[0]?.name ?? "" })));
  }, [entries]);
  if (entries.length === 0) return <EmptyShelf shelf="purchased" />;
  const found = findGames(entries, typed);
  const count = found.length;
  return (
    <Stack gap={4}>
      <ContinuePlaying entries={entries} />
      <Bar data-bar>
        <Search>
          <TextField
            type="search"
            label={t`Search your library`}
            hideLabel
            placeholder={t`Search your library`}
            icon={<SearchIcon />}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </Search>
        <SortChoice shelf="purchased" order={order} />
      </Bar>
      <VisuallyHidden role="status">
        {typed.trim() === "" ? "" : t`${plural(count, { one: "# game found", other: "# games found" })}`}
      </VisuallyHidden>
      {count === 0 ? (
        <Text tone="soft">
          <Trans>No game in your library has this name.</Trans>
        </Text>
      ) : (
        <ShelfRows>
          {found.map((entry) => (
            <ShelfRow key={entry.uuid} entry={entry} isBought actions={<PlayActions store={entry.store} />}>
              <OwnedFacts entry={entry} />
              <ReturnFact entry={entry} />
            </ShelfRow>
          ))}
        </ShelfRows>
      )}
    </Stack>
  );
}

function OwnedFacts({ entry: { lastPlayedAt, newVersion: version } }: { entry: ShelfEntry }) {
  const ago = usePlayedAgo(lastPlayedAt, useShelfTime());
  return (
    <>
      {ago !== null && (
        <p>
          <Trans comment="How long ago a game was played, such as “2 days ago”">Last played {ago}</Trans>
        </p>
      )}
      {version !== null && (
        <Badge tone="info">
          <Trans comment="On a game with a version that its owner has not played yet">
            Update available: {version}
          </Trans>
        </Badge>
      )}
    </>
  );
}

const Search = styled.div`
  flex: 1 1 14rem;
  max-width: 26rem;
`;
