import { boundaryWord } from "@catnip/domain/catalog";
import { AuthorPricesDocument } from "@catnip/sdk/profiles/index.ts";
import { usePath } from "@catnip/site/languages/locale.ts";
import { Heading, Pagination, Text } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { brand } from "#brand";
import { useLoaderData } from "react-router";
import { styled } from "styled-components";
import { BoundedPage } from "../boundaries/bounded.tsx";
import { HideButton } from "../boundaries/hide-button.tsx";
import { LateLeftOut } from "../boundaries/late-left-out.tsx";
import { CardGrid, GameCard } from "../catalog/game-card.tsx";
import { usePlayerPrices } from "../catalog/player-prices.ts";
import { Seo } from "../seo/seo.tsx";
import { ActivityCard } from "./activity-card.tsx";
import { ACTIVITIES_PER_PAGE, AUTHOR_GAMES_MAX } from "./activity-pages.ts";
import { usePersonName } from "../follows/person.tsx";
import { ProfileDetails } from "./profile-details.tsx";
import { ProfileHead } from "./profile-head.tsx";
import type { UserPage } from "./user-page.ts";
import type { loader } from "./user.server.ts";

/** A person's public page: who they are, their games, and what they did. */
export function UserScreen() {
  const page = useLoaderData<typeof loader>();
  // Keyed by person: no state carries over.
  return <UserBody key={page.person.uuid} {...page} />;
}

function UserBody({ nowMs, page: current, person, games }: UserPage) {
  const { t } = useLingui();
  const path = usePath();
  const name = usePersonName(person.profile);
  const here = `/user/${person.uuid}`;
  const { total, list } = person.activity;
  const pages = Math.ceil(total / ACTIVITIES_PER_PAGE);
  const prices = usePlayerPrices(
    AuthorPricesDocument,
    { platform_key: brand.platform_key, uuid: person.uuid, limit: AUTHOR_GAMES_MAX },
    ({ findStore }) => findStore.list,
  );
  return (
    <BoundedPage words={boundaryWord("author", person.uuid)} isMine={false}>
      <Seo
        title={name}
        description={person.profile.brief || t`Games, comments and activities of ${name}.`}
        path={here}
        // Authors are indexed by search engines, players are not.
        isHidden={games.list.length === 0 || current > 1}
      />
      <Page>
        <ProfileHead person={person} />
        {games.list.length > 0 && <HideButton words={boundaryWord("author", person.uuid)} />}
        <ProfileDetails person={person} />
        {games.list.length > 0 && (
          <section aria-labelledby="author-games">
            <Heading level={2} size="xl" id="author-games">
              <Trans>Games by {name}</Trans>
            </Heading>
            <LateLeftOut games={games.list} />
            <CardGrid>
              {games.list.map((game) => (
                <GameCard key={game.id} game={game} nowMs={nowMs} prices={prices} />
              ))}
            </CardGrid>
          </section>
        )}
        {(total > 0 || games.list.length === 0) && (
          <section aria-labelledby="activities">
            <Heading level={2} size="xl" id="activities">
              <Trans comment="What a person did: played, liked, commented, followed">Activities</Trans>
            </Heading>
            {list.length === 0 ? (
              <Text tone="soft">
                <Trans>There is nothing to see here yet.</Trans>
              </Text>
            ) : (
              <Activities>
                {list.map((activity) => (
                  <ActivityCard key={activity.id} activity={activity} />
                ))}
              </Activities>
            )}
            {pages > 1 && (
              <Pagination
                label={t`Pages of activities`}
                page={current}
                pages={pages}
                href={(to) => path(to === 1 ? here : `${here}?page=${to}`)}
                previousLabel={t`Previous page`}
                nextLabel={t`Next page`}
                pageLabel={(page) => t`Page ${page}`}
              />
            )}
          </section>
        )}
      </Page>
    </BoundedPage>
  );
}

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-7);
  padding-block: var(--space-6);
  & > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-4);
  }
`;
const Activities = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 24rem), 1fr));
  gap: var(--space-3);
`;
