import { ButtonLink, Container, EmptyState, Heading, Skeleton, Stack, TabLinks } from "@catnip/ui";
import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import { useLoaderData, useSearchParams } from "react-router";
import { styled } from "styled-components";
import { Seo } from "../seo/seo.tsx";
import { LoadFailed } from "@catnip/site/pages/load-failed.tsx";
import { usePath } from "@catnip/site/languages/locale.ts";
import { loginPath } from "@catnip/site/session/login.ts";
import { hasSession } from "@catnip/site/session/member-cookie.ts";
import { useBrowserValue } from "@catnip/site/browser/use-browser-value.ts";
import { retryViewer } from "../shell/find-viewer.ts";
import { useViewer } from "../shell/viewer.ts";
import { Cart } from "./cart.tsx";
import { Library } from "./library.tsx";
import { readShelf, SHELVES, type Shelf } from "./my-shelf.ts";
import type { loader } from "./my-store.server.ts";
import { LoadedShelfContext } from "./loaded-shelf.ts";
import { useShelf } from "./use-shelf.ts";
import { Wishlist } from "./wishlist.tsx";

/** My games: library, cart and wishlist (R-SIG-13). */
export function MyStoreScreen() {
  const { t, i18n } = useLingui();
  const viewer = useViewer();
  const { games, fault } = viewer;
  const path = usePath();
  const { shelf, order } = readShelf(useSearchParams()[0]);
  const isMember = useBrowserValue(hasSession, false);
  // It is requested while the player is still being identified.
  const mayBePlayer = viewer.status === "player" || (viewer.status === "unknown" && isMember);
  const [{ data, error }, reload] = useShelf(shelf, order, { pause: !mayBePlayer });
  const loaded = useLoadedShelf(data !== undefined && viewer.status !== "unknown");
  const status = viewer.status === "unknown" && loaded ? loaded.status : viewer.status;
  const entries = data ?? (loaded?.status === "player" ? loaded.entries : undefined);
  const OpenShelf = OPEN_SHELF[shelf];
  const counts: Record<Shelf, number | undefined> = {
    purchased: games?.owned.size,
    cart: games?.cart.size,
    wishlist: games?.wishes.size,
  };

  return (
    <Container>
      <Seo
        title={t`My Store`}
        description={t`Your games, your cart and your wishlist.`}
        path="/my-store"
        isHidden
      />
      <Shelves gap={6}>
        <Heading level={1} size="2xl">
          <Trans>My Store</Trans>
        </Heading>
        <TabLinks
          label={t`My Store`}
          items={SHELVES.map((each) => ({
            label: i18n._(SHELF_NAMES[each]),
            href: path(`/my-store?tab=${each}`),
            current: each === shelf,
            count: counts[each],
          }))}
        />
        {status === "guest" && <SignInFirst />}
        {(status === "unknown" || (status === "player" && !entries && !error)) && <Skeleton height="20rem" />}
        {status === "unavailable" && <LoadFailed fault={fault} retry={() => void retryViewer()} />}
        {status === "player" && error && <LoadFailed fault={error} retry={reload} />}
        {status === "player" && entries && !error && (
          <LoadedShelfContext value={loaded?.status === "player" ? loaded : null}>
            <OpenShelf key={`${shelf}-${order}`} entries={entries} order={order} />
          </LoadedShelfContext>
        )}
      </Shelves>
    </Container>
  );
}

const SHELF_NAMES: Record<Shelf, MessageDescriptor> = {
  purchased: msg({ message: "Library", comment: "The games a player owns" }),
  cart: msg`Cart`,
  wishlist: msg`Wishlist`,
};

function SignInFirst() {
  const { t } = useLingui();
  const path = usePath();
  return (
    <EmptyState
      art="shelf"
      title={t`Please log in to see your games`}
      action={
        <ButtonLink href={loginPath(path("/my-store"))}>
          <Trans>Log in</Trans>
        </ButtonLink>
      }
    >
      <Trans>Your library, your cart and your wishlist are in your account.</Trans>
    </EmptyState>
  );
}

const OPEN_SHELF = { purchased: Library, cart: Cart, wishlist: Wishlist } as const;

/**
 * The shelf from the HTML; null for good once the browser has loaded the player and the shelf itself, because another
 * player may log in on this page.
 */
function useLoadedShelf(isKnown: boolean): ReturnType<typeof useLoaderData<typeof loader>> | null {
  const loaded = useLoaderData<typeof loader | null>() ?? null;
  useEffect(() => {
    if (isKnown) isOver = true;
  }, [isKnown]);
  return isOver ? null : loaded;
}

let isOver = false;

const Shelves = styled(Stack)`
  /* The footer stays below the fold, so that it does not move when a loading shelf turns out to be short. */
  align-content: start;
  min-height: 85svh;
  padding-block: var(--space-6);
`;
