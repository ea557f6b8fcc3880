import type { StoreCardFragment } from "@catnip/sdk/catalog/index.ts";
import { imageUrl } from "@catnip/site/images/image-url.ts";
import { usePath } from "@catnip/site/languages/locale.ts";
import { Cover, media, PlainLink } from "@catnip/ui";
import type { ReactNode } from "react";
import { styled } from "styled-components";

type Named = {
  readonly store_info: readonly Pick<StoreCardFragment["store_info"][number], "name" | "language" | "data">[];
};

/** A game in a few lines: its cover, its name, and why it is listed. */
export function OwnTile({ game, href, children }: { game: Named; href: string; children: ReactNode }) {
  const path = usePath();
  const [text] = game.store_info;
  return (
    <Tile>
      <Cover
        src={text?.data.cover.url}
        alt=""
        ratio="4/3"
        url={imageUrl}
        widths={[160, 240]}
        sizes="6rem"
        rounded
      />
      <div>
        <PlainLink href={path(href)} lang={text?.language}>
          {text?.name}
        </PlainLink>
        <div>{children}</div>
      </div>
    </Tile>
  );
}

const Tile = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 6rem minmax(0, 1fr);
  align-items: center;
  gap: var(--space-3);
  border-radius: var(--radius-m);
  &:hover {
    background: var(--hover);
  }
  & > div:last-child {
    display: grid;
    gap: var(--space-1);
    min-width: 0;
    color: var(--text-soft);
    font-size: var(--size-s);
    & > a {
      overflow: hidden;
      color: var(--text);
      font-size: var(--size-m);
      font-weight: 620;
      text-overflow: ellipsis;
      white-space: nowrap;
      /* The whole tile leads to the game. */
      &::after {
        content: "";
        position: absolute;
        inset: 0;
        border-radius: var(--radius-m);
      }
    }
    & > div {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0 var(--space-3);
      /* Two lines fit, in languages with more space between lines as well. */
      max-height: 2.75rem;
      line-height: 1.5;
      overflow: hidden;
      ${media.phoneSmall} {
        max-height: 4.25rem;
      }
    }
  }
`;
