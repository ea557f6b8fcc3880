import { positiveRating } from "@catnip/domain/catalog";
import type { AnnouncedPrice } from "@catnip/domain/prices";
import { useFormat } from "@catnip/i18n";
import { GameGlanceDocument, type StoreCardFragment } from "@catnip/sdk/catalog/index.ts";
import { imageUrl } from "@catnip/site/images/image-url.ts";
import { useLocale, usePath } from "@catnip/site/languages/locale.ts";
import { Cover, PlainLink } from "@catnip/ui";
import { Plural, Trans } from "@lingui/react/macro";
import { brand } from "#brand";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import { useQuery } from "urql";
import { PriorPrice } from "../prices/prior-price.tsx";
import { logTraffic } from "../traffic/log-events.ts";
import { gameLanguageName } from "./game-language.ts";
import { tagPath } from "./store-list-query.ts";

/** The expansion of a card under the pointer; mounted once per hover, which is logged once. */
export default function ExpandedCard({
  game,
  price,
  close,
}: {
  game: StoreCardFragment;
  /** Null: hidden, or it has none. */
  price: AnnouncedPrice | null;
  close: () => void;
}) {
  const path = usePath();
  const locale = useLocale();
  const format = useFormat();
  const [text] = game.store_info;
  const { good, bad, purchases } = game.rating;
  const rating = positiveRating(good, bad, purchases);
  const [{ data, error }] = useQuery({
    query: GameGlanceDocument,
    variables: { platform_key: brand.platform_key, id: game.id, locale },
  });
  const panel = useRef<HTMLDivElement>(null);
  const [isCut, setCut] = useState(false);
  // The card above shows two lines of it; a text that fits there is not repeated.
  useLayoutEffect(() => {
    const brief = panel.current?.parentElement?.querySelector<HTMLElement>(":scope > a > p");
    setCut(brief !== null && brief !== undefined && brief.scrollHeight > brief.clientHeight);
  }, []);
  useEffect(() => logTraffic("pg_store_card_expand", { store_id: game.id }), [game.id]);
  useEffect(() => {
    const hear = ({ key }: KeyboardEvent) => key === "Escape" && close();
    document.addEventListener("keydown", hear);
    return () => document.removeEventListener("keydown", hear);
  }, [close]);
  const screenshots = data && (data.findStore.list[0]?.store_info[0]?.data.screenshots ?? []);
  const shots = screenshots?.slice(0, SHOTS_MAX) ?? Array.from({ length: SHOTS_MAX }, () => null);
  return (
    <Panel ref={panel}>
      {!error && shots.length > 0 && (
        <Shots>
          {shots.map((shot, at) => (
            <li key={at}>
              {shot ? (
                <Cover src={shot.url} alt="" ratio="16/9" url={imageUrl} sizes="8rem" rounded />
              ) : (
                <Blank />
              )}
            </li>
          ))}
        </Shots>
      )}
      {price && <PriorPrice price={price} />}
      {isCut && <p lang={text?.language}>{text?.brief}</p>}
      {rating.kind === "rated" && (
        <p>
          <Trans>
            {format.percent(rating.percent)} good (
            <Plural value={rating.votes} one="# vote" other="# votes" />)
          </Trans>
        </p>
      )}
      {game.game_pack.languages.length > 0 && (
        <p>{format.list(game.game_pack.languages.map((language) => gameLanguageName(language, locale)))}</p>
      )}
      <ul>
        {game.tags.map(({ id, name }) => (
          <li key={id}>
            <PlainLink href={path(tagPath(id))}>{name}</PlainLink>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const SHOTS_MAX = 3;

const Panel = styled.div`
  position: absolute;
  inset: 100% 0 auto;
  display: grid;
  gap: var(--space-2);
  padding: 0 var(--space-3) var(--space-3);
  border-radius: 0 0 var(--radius-l) var(--radius-l);
  background: var(--overlay);
  box-shadow: var(--shadow-overlay);
  & > p {
    display: block;
    margin: 0;
  }
  & > ul:last-child {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1) var(--space-3);
    & a {
      display: inline-block;
      min-height: 1.5rem;
      color: var(--accent-text);
      font-size: var(--size-s);
    }
  }
`;
const Shots = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: var(--space-2);
`;
const Blank = styled.div`
  aspect-ratio: 16 / 9;
  border-radius: var(--radius-m);
  background: var(--sunken);
`;
