import { positiveRating } from "@catnip/domain/catalog";
import { languageOf } from "@catnip/domain/locales";
import { useFormat } from "@catnip/i18n";
import type { StoreCardFragment } from "@catnip/sdk/catalog/index.ts";
import { usePath } from "@catnip/site/languages/locale.ts";
import { DownloadIcon, PlainLink, PlayIcon, ThumbUpIcon } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { styled } from "styled-components";
import { tagPath } from "./store-list-query.ts";

/** Its author, rating and languages. */
export function CardFacts({ game }: { game: StoreCardFragment }) {
  const { t } = useLingui();
  const format = useFormat();
  const { good, bad, purchases } = game.rating;
  const rating = positiveRating(good, bad, purchases);
  const languages = [...new Set(game.game_pack.languages.map((language) => languageOf(language)))];
  return (
    <Facts>
      {game.author && <b>{game.author}</b>}
      {rating.kind === "rated" && (
        <span>
          <ThumbUpIcon title={t`Good votes`} /> {format.percent(rating.percent)}
        </span>
      )}
      {languages.length > 0 && <span data-languages>{languages.slice(0, LANGUAGES_MAX).join(" ")}</span>}
    </Facts>
  );
}

/** The first few tags; all of them are on the expanded card. */
export function CardTags({ tags }: Pick<StoreCardFragment, "tags">) {
  const path = usePath();
  if (tags.length === 0) return null;
  return (
    <Tags>
      {tags.slice(0, TAGS_MAX).map(({ id, name }) => (
        <li key={id}>
          <PlainLink href={path(tagPath(id))}>{name}</PlainLink>
        </li>
      ))}
    </Tags>
  );
}

/** Only bought games are played and downloaded from their card (R-CAT-10). */
export function PaidActions({ game }: { game: StoreCardFragment }) {
  const path = usePath();
  const { official_app } = game.game_pack;
  return (
    <Actions>
      {official_app.some(({ platform }) => platform === "web") && (
        <PlainLink href={path(`/store/${game.id}/fullscreen`)}>
          <PlayIcon /> <Trans>Play</Trans>
        </PlainLink>
      )}
      {official_app.some(({ platform }) => platform !== "web") && (
        <PlainLink href={path(`/store/${game.id}#downloads`)}>
          <DownloadIcon /> <Trans>Download</Trans>
        </PlainLink>
      )}
      {official_app.length === 0 && (
        <span>
          <Trans>Owned</Trans>
        </span>
      )}
    </Actions>
  );
}

const TAGS_MAX = 3;
const LANGUAGES_MAX = 5;

const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-3);
  margin: var(--space-1) var(--space-3) 0;
  color: var(--text-soft);
  font-size: var(--size-s);
  & b {
    max-width: 100%;
    overflow: hidden;
    font-weight: 500;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > span {
    display: inline-flex;
    align-items: center;
    gap: var(--space-1);
    white-space: nowrap;
  }
  & [data-languages] {
    color: var(--text-faint);
    font-size: var(--size-xs);
    line-height: 1.9;
    text-transform: uppercase;
  }
`;
/** One line; what does not fit is cut off with its whole line. */
const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-2);
  height: 1.75rem;
  margin: var(--space-2) var(--space-3) 0;
  overflow: hidden;
  & a {
    display: inline-flex;
    align-items: center;
    min-height: 1.75rem;
    padding-inline: var(--space-2);
    border-radius: var(--radius-pill);
    background: var(--sunken);
    color: var(--text-soft);
    font-size: var(--size-xs);
    white-space: nowrap;
    &:hover {
      color: var(--text);
    }
    &:focus-visible {
      outline-offset: -2px;
    }
  }
`;
const Actions = styled.span`
  display: flex;
  gap: var(--space-3);
  & a {
    display: inline-flex;
    align-items: center;
    gap: var(--space-1);
    min-height: 1.75rem;
    color: var(--accent-text);
    font-weight: 600;
  }
`;
