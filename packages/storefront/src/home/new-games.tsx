import { useCoverPriority } from "@catnip/site/images/first-covers.ts";
import type { StoreCardFragment } from "@catnip/sdk/catalog/index.ts";
import { Cover, media, PlainLink } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { styled } from "styled-components";
import { imageUrl } from "@catnip/site/images/image-url.ts";
import { usePath } from "@catnip/site/languages/locale.ts";

/**
 * The newest games, large. A swipeable strip that never moves by itself: it works without JavaScript and does not
 * distract.
 */
export function NewGames({ games }: { games: readonly StoreCardFragment[] }) {
  const { t } = useLingui();
  return (
    <Strip aria-label={t`New on the shelves`}>
      <ul>
        {games.map((game, index) => (
          <NewGame key={game.id} game={game} isFirst={index === 0} />
        ))}
      </ul>
    </Strip>
  );
}

function NewGame({ game, isFirst }: { game: StoreCardFragment; isFirst: boolean }) {
  const path = usePath();
  const [text] = game.store_info;
  const priority = useCoverPriority(isFirst ? 1 : undefined);
  return (
    <li data-words={game.boundary_words}>
      <PlainLink href={path(`/store/${game.id}`)} {...(isFirst && { "data-hero": true })}>
        <Cover
          priority={priority}
          src={text?.data.cover.url}
          alt=""
          ratio="4/3"
          url={imageUrl}
          widths={[480, 640]}
          sizes="(min-width: 1024px) 640px, 90vw"
        />
        <div>
          <small>
            <Trans comment="Above the name of a game that has just come out">New</Trans>
          </small>
          <h2 lang={text?.language}>{text?.name}</h2>
          <p lang={text?.language}>{text?.brief}</p>
        </div>
      </PlainLink>
    </li>
  );
}

const Strip = styled.section`
  max-width: calc(var(--content-width) + 2 * var(--margin));
  margin-inline: auto;
  --margin: var(--space-4);
  ${media.tablet} {
    --margin: var(--space-6);
  }
  ${media.desktop} {
    --margin: var(--space-8);
  }
  & > ul {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: min(88%, 40rem);
    gap: var(--space-4);
    padding: var(--space-4) var(--margin);
    overflow-x: auto;
    scroll-snap-type: x mandatory;
    scroll-padding-inline: var(--margin);
    ${media.desktop} {
      grid-auto-columns: minmax(0, 1fr);
      padding-block: var(--space-6) 0;
    }
  }
  & li {
    scroll-snap-align: start;
  }
  & a {
    display: flex;
    flex-direction: column;
    height: 100%;
    overflow: hidden;
    border-radius: var(--radius-l);
    background: var(--raised);
    &:hover {
      background: var(--overlay);
    }
  }
  & a > div:last-child {
    display: grid;
    gap: var(--space-1);
    padding: var(--space-4);
  }
  & small {
    color: var(--accent-text);
    font-weight: 620;
  }
  & h2 {
    font-size: var(--size-xl);
  }
  & p {
    color: var(--text-soft);
    display: -webkit-box;
    -webkit-line-clamp: 2;
    -webkit-box-orient: vertical;
    overflow: hidden;
  }
`;
