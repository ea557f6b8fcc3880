import { boundaryWord, type SuggestionType } from "@catnip/domain/catalog";
import { DEFAULT_LOCALE, nearestText } from "@catnip/domain/locales";
import type { RequestContext } from "../../platform/context.ts";
import { playerOf } from "../../platform/viewer.ts";
import { siteOrigin } from "../../platform/config.ts";
import { cardsOf } from "./known-cards.ts";
import { listAsker } from "./list-asker.ts";
import { versionOf } from "./row-version.ts";
import { typedQuery } from "./search-words.ts";
import { boundaryWordsOf, infosFor, type Image } from "./store-card.ts";

/** Something the search box offers while typing. */
export type Suggestion = {
  readonly type: SuggestionType;
  readonly id: string;
  readonly name: string;
  /** Of the name, in lower case; null for a creator's, whose language is unknown. */
  readonly language: string | null;
  readonly image: Image | null;
  readonly boundary_words: string;
};

export type SuggestInput = {
  readonly keyword: string;
  readonly locale?: string | null | undefined;
  readonly limit?: number | null | undefined;
};

/**
 * Games, tags and creators whose name starts with the typed text: one statement, cached briefly, plus one more for
 * cards not cached in this process yet, and one for players for what they have hidden. Games come first; tags and
 * creators get up to a quarter each.
 */
export async function suggestStores(
  context: RequestContext,
  input: SuggestInput,
): Promise<readonly Suggestion[]> {
  const typed = typedQuery(input.keyword.trim().slice(0, KEYWORD_LENGTH_MAX));
  if (!typed) return [];
  const player = playerOf(context);
  const asker = player ? await listAsker(context, player.uuid) : null;
  const hidden = [
    asker?.hiddenTagIds ?? [],
    asker?.hiddenContentWarnings ?? [],
    asker?.hiddenAuthorUuids ?? [],
  ];
  const limit = Math.min(Math.max(Math.trunc(input.limit ?? LIMIT_USUAL), 1), LIMIT_MAX);
  const locale = input.locale ?? DEFAULT_LOCALE;

  const fresh = async (): Promise<readonly Suggestion[]> => {
    const { rows } = await context.db.$client.query<Row>(SUGGESTIONS, [
      typed.match,
      context.now(),
      ...hidden,
      limit,
      Math.max(1, Math.floor(limit / 4)),
    ]);
    const cdnOrigin = siteOrigin(context.config, "cdn");
    const terms = rows.filter((row) => row.type !== "game").map((row) => termOf(row, locale));
    const listed = rows.flatMap(({ id, version }) => (version ? [{ id: Number(id), version }] : []));
    const cards = await cardsOf(context.db, listed);
    const games = listed.flatMap(({ id }) => {
      const card = cards.get(id);
      if (!card) return [];
      const [info] = infosFor({ stored: card, cdnOrigin }, locale);
      return info
        ? [
            {
              type: "game" as const,
              id: String(card.id),
              name: info.name,
              language: info.language,
              image: info.data.cover1to1,
              boundary_words: boundaryWordsOf(card),
            },
          ]
        : [];
    });
    return [...games.slice(0, Math.max(1, limit - terms.length)), ...terms].slice(0, limit);
  };
  const key = JSON.stringify(["suggestions", typed.match, hidden, limit, locale]);
  return context.publicCache?.get(key, fresh) ?? fresh();
}

const KEYWORD_LENGTH_MAX = 100;
const LIMIT_USUAL = 8;
const LIMIT_MAX = 20;

type Row = {
  readonly type: Suggestion["type"];
  readonly id: string;
  readonly names: Readonly<Record<string, string>> | null;
  /** Of a game's card. */
  readonly version: string | null;
};

function termOf({ type, id, names }: Row, locale: string): Suggestion {
  const found = nearestText(Object.entries(names ?? {}), locale, { languageIn: ([language]) => language });
  return {
    type,
    id,
    name: found?.[1] ?? id,
    language: type === "tag" ? (found?.[0] ?? null) : null,
    image: null,
    boundary_words: boundaryWord(type === "tag" ? "tag" : "author", id),
  };
}

/** Creators without a visible game are left out: they did not ask to be findable. */
const SUGGESTIONS = `
  with games as materialized (
    select l.store_id, row_number() over () as position from (
      select l.store_id from store_listings l
      where l.name_words @@ $1::tsquery and l.visible_at <= $2::timestamptz
        and not l.tag_ids && $3::text[] and not l.content_warnings && $4::text[]
        and l.store_id <> all(array(select id from stores where author_uuid = any($5::uuid[])))
      order by l.standing desc, l.store_id desc limit $6::int) l
  ), tags_found as (
    select 'tag' as type, t.id, t.name as names, null as version
    from search_terms s join tags t on t.id = s.id
    where s.kind = 'tag' and s.words @@ $1::tsquery and not t.id = any($3::text[])
    order by t.id limit $7::int
  ), creators_found as (
    select 'creator' as type, p.user_uuid::text as id, jsonb_build_object('en-us', p.nickname) as names,
      null as version
    from search_terms s join profiles p on p.user_uuid = s.id::uuid
    where s.kind = 'creator' and s.words @@ $1::tsquery and p.nickname is not null
      and not p.user_uuid = any($5::uuid[])
      and exists (select 1 from stores st join store_listings l on l.store_id = st.id
        where st.author_uuid = p.user_uuid and l.visible_at <= $2::timestamptz)
    order by p.nickname, p.user_uuid limit $7::int
  )
  select type, id, names, version from (
    select 0 as kind, g.position, 'game' as type, c.store_id::text as id, null::jsonb as names,
      ${versionOf("c")} as version
    from games g join store_cards c on c.store_id = g.store_id
    union all select 1, row_number() over (order by id), type, id, names, version from tags_found
    union all select 2, row_number() over (order by id), type, id, names, version from creators_found) every_one
  order by kind, position`;
