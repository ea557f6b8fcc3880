import { imageUrl } from "@catnip/site/images/image-url.ts";
import { usePath } from "@catnip/site/languages/locale.ts";
import { Cover, Heading, media, PlainLink, Text } from "@catnip/ui";
import { Trans } from "@lingui/react/macro";
import { useId } from "react";
import { styled } from "styled-components";
import { CARD_WIDTHS } from "@catnip/site/images/card-widths.ts";
import { usePlayedAgo } from "../play/use-played-ago.ts";
import { useShelfTime } from "./loaded-shelf.ts";
import type { ShelfEntry } from "./my-shelf.ts";
import { PlayActions } from "./play-actions.tsx";

/** The last played game, with a button to continue (R-CAT-40). */
export function ContinuePlaying({ entries }: { entries: readonly ShelfEntry[] }) {
  const path = usePath();
  const id = useId();
  const last = lastPlayed(entries);
  const ago = usePlayedAgo(last?.lastPlayedAt ?? null, useShelfTime());
  if (!last) return null;
  const [text] = last.store.store_info;
  return (
    <Panel aria-labelledby={id}>
      <PlainLink href={path(`/store/${last.store.id}`)} aria-hidden tabIndex={-1}>
        <Cover
          src={text?.data.cover.url}
          alt=""
          url={imageUrl}
          ratio="16/9"
          widths={CARD_WIDTHS}
          sizes="(min-width: 650px) 18rem, 100vw"
          rounded
        />
      </PlainLink>
      <div>
        <Heading level={2} size="l" id={id}>
          <Trans>Continue playing</Trans>
        </Heading>
        <PlainLink href={path(`/store/${last.store.id}`)} lang={text?.language}>
          {text?.name}
        </PlainLink>
        <Text tone="soft" size="s">
          <Trans comment="How long ago a game was played, such as “2 days ago”">Last played {ago}</Trans>
        </Text>
        <div>
          <PlayActions store={last.store} />
        </div>
      </div>
    </Panel>
  );
}

function lastPlayed(entries: readonly ShelfEntry[]): ShelfEntry | undefined {
  return entries
    .filter(({ lastPlayedAt }) => lastPlayedAt !== null)
    .toSorted((one, other) => Date.parse(other.lastPlayedAt ?? "") - Date.parse(one.lastPlayedAt ?? ""))[0];
}

const Panel = styled.section`
  display: grid;
  gap: var(--space-4);
  padding: var(--space-4);
  border-radius: var(--radius-l);
  background: var(--accent-soft);
  & > div:last-child {
    display: grid;
    align-content: center;
    justify-items: start;
    gap: var(--space-1);
    min-width: 0;
    & > a {
      font-size: var(--size-xl);
      font-weight: 680;
      overflow-wrap: anywhere;
    }
  }
  & > div:last-child > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
    padding-top: var(--space-2);
  }
  ${media.tablet} {
    grid-template-columns: 18rem minmax(0, 1fr);
    gap: var(--space-6);
  }
`;
