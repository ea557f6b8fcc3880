import { useFormat } from "@catnip/i18n";
import { imageUrl } from "@catnip/site/images/image-url.ts";
import { usePath } from "@catnip/site/languages/locale.ts";
import { openPopup } from "@catnip/site/popups/open-popup.ts";
import { Button, Cover, PlainLink, Text } from "@catnip/ui";
import { boundaryWord } from "@catnip/domain/catalog";
import { Trans } from "@lingui/react/macro";
import { styled } from "styled-components";
import { ActivitySentence } from "./activity-sentence.tsx";
import { PersonAvatar, PersonName } from "../follows/person.tsx";
import type { Activity } from "./user-page.ts";

/** One thing a person did. */
export function ActivityCard({ activity }: { activity: Activity }) {
  const format = useFormat();
  return (
    <Item data-words={wordsOf(activity)}>
      <header>
        <span>
          <ActivitySentence activity={activity} />
        </span>
        <Text as="time" size="s" tone="faint">
          {format.date(activity.created_at)}
        </Text>
      </header>
      {activity.store && <GameLine game={activity.store} />}
      {activity.followed && <PersonLine person={activity.followed} />}
      {activity.msg && (
        <blockquote lang="" dir="auto">
          {activity.msg}
        </blockquote>
      )}
    </Item>
  );
}

/** The keys for the visitor's boundaries: those of the game or person it is about. */
const wordsOf = ({ store, followed }: Activity) =>
  store?.boundary_words ?? (followed?.uuid ? boundaryWord("author", followed.uuid) : undefined);

/** The game it is about. */
function GameLine({ game }: { game: NonNullable<Activity["store"]> }) {
  const path = usePath();
  const [text] = game.store_info;
  return (
    <Line>
      <PlainLink href={path(`/store/${game.id}`)} aria-hidden tabIndex={-1}>
        <Cover
          src={text?.data.cover.url}
          alt=""
          url={imageUrl}
          ratio="4/3"
          widths={[160, 240]}
          sizes="5rem"
          rounded
        />
      </PlainLink>
      <PlainLink href={path(`/store/${game.id}`)} lang={text?.language} data-name>
        {text?.name}
      </PlainLink>
      <Button
        size="s"
        kind="ghost"
        onClick={() => void openPopup({ name: "game", props: { storeId: game.id } })}
      >
        <Trans comment="Button: shows a game in a popup">Quick view</Trans>
      </Button>
    </Line>
  );
}

function PersonLine({ person }: { person: NonNullable<Activity["followed"]> }) {
  return (
    <Line>
      <PersonAvatar person={person} />
      <div data-name>
        <PersonName person={person} />
        {person.brief && (
          <Brief lang="" dir="auto">
            {person.brief}
          </Brief>
        )}
      </div>
    </Line>
  );
}

const Item = styled.li`
  display: grid;
  align-content: start;
  gap: var(--space-3);
  min-width: 0;
  padding: var(--space-4);
  border-radius: var(--radius-l);
  background: var(--raised);
  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--space-1) var(--space-3);
    color: var(--text-soft);
  }
  & > blockquote {
    margin: 0;
    padding-inline-start: var(--space-3);
    border-inline-start: 2px solid var(--line-strong);
    overflow-wrap: anywhere;
    white-space: pre-line;
    display: -webkit-box;
    -webkit-line-clamp: 6;
    -webkit-box-orient: vertical;
    overflow: hidden;
  }
`;
const Line = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  & > a[aria-hidden] {
    flex: 0 0 5rem;
  }
  & > [data-name] {
    flex: 1;
    min-width: 0;
    color: inherit;
    font-weight: 620;
    overflow-wrap: anywhere;
  }
  & > a[data-name]:hover {
    text-decoration: underline;
  }
`;
const Brief = styled.p`
  color: var(--text-faint);
  font-size: var(--size-s);
  font-weight: 400;
  display: -webkit-box;
  -webkit-line-clamp: 2;
  -webkit-box-orient: vertical;
  overflow: hidden;
`;
