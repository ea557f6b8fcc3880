import { ButtonLink, Container, EmptyState, Heading, Skeleton, Stack, TabLinks } from "@catnip/ui";
import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import { Trans, useLingui } from "@lingui/react/macro";
import { lazy, Suspense, useEffect } from "react";
import { useSearchParams } from "react-router";
import { styled } from "styled-components";
import { Seo } from "../seo/seo.tsx";
import { LoadFailed } from "@catnip/site/pages/load-failed.tsx";
import { usePath } from "@catnip/site/languages/locale.ts";
import { loginPath } from "@catnip/site/session/login.ts";
import { hasSession } from "@catnip/site/session/member-cookie.ts";
import { useBrowserValue } from "@catnip/site/browser/use-browser-value.ts";
import { retryViewer, useViewer } from "../shell/viewer.ts";
import { readShelf, SHELVES, type Shelf, type ShelfEntry, type ShelfOrder } from "./my-shelf.ts";
import { useShelf } from "./use-shelf.ts";
import { UntilScripts, WithoutScripts } from "./without-scripts.tsx";

/** My games: library, cart and wishlist (R-SIG-13). */
export function MyStoreScreen() {
  const { t, i18n } = useLingui();
  const { status, games, fault } = useViewer();
  const path = usePath();
  const { shelf, order } = readShelf(useSearchParams()[0]);
  const isMember = useBrowserValue(hasSession, false);
  // It is asked for while it is still being found out who the player is.
  const mayBePlayer = status === "player" || (status === "unknown" && isMember);
  useEffect(() => {
    if (mayBePlayer) fetchCode(shelf);
  }, [mayBePlayer, shelf]);
  const [shelved, reload] = useShelf(shelf, order, { pause: !mayBePlayer });
  const isWaiting = status === "unknown" || (status === "player" && !shelved.data && !shelved.error);
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
        {status === "unknown" && <WithoutScripts />}
        {isWaiting && (
          <UntilScripts>
            <Skeleton height="20rem" />
          </UntilScripts>
        )}
        {status === "unavailable" && <LoadFailed fault={fault} retry={() => void retryViewer()} />}
        {status === "player" && shelved.error && <LoadFailed fault={shelved.error} retry={reload} />}
        {status === "player" && shelved.data && (
          <PlayersShelf key={`${shelf}-${order}`} entries={shelved.data} shelf={shelf} order={order} />
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
      <Trans>Your library, your cart and your wishlist wait in your account.</Trans>
    </EmptyState>
  );
}

function PlayersShelf({
  entries,
  shelf,
  order,
}: {
  entries: readonly ShelfEntry[];
  shelf: Shelf;
  order: ShelfOrder;
}) {
  const OpenShelf = OPEN_SHELF[shelf];
  return (
    <Suspense fallback={<Skeleton height="20rem" />}>
      <OpenShelf entries={entries} order={order} />
    </Suspense>
  );
}

/** Each shelf's own code, which a guest's page does without. */
const LOAD_SHELF = {
  purchased: async () => ({ default: (await import("./library.tsx")).Library }),
  cart: async () => ({ default: (await import("./cart.tsx")).Cart }),
  wishlist: async () => ({ default: (await import("./wishlist.tsx")).Wishlist }),
} as const;
const OPEN_SHELF = {
  purchased: lazy(LOAD_SHELF.purchased),
  cart: lazy(LOAD_SHELF.cart),
  wishlist: lazy(LOAD_SHELF.wishlist),
} as const;
/** Fetches the code of a shelf while the API is asked what is on it. Whether it came is learned when that is shown. */
function fetchCode(shelf: Shelf): void {
  LOAD_SHELF[shelf]().catch(() => undefined);
}
if (typeof document !== "undefined" && hasSession())
  fetchCode(readShelf(new URLSearchParams(location.search)).shelf);

const Shelves = styled(Stack)`
  /* The footer stays below what is seen first, so that it does not move when a shelf that was loading is a short one. */
  align-content: start;
  min-height: 85svh;
  padding-block: var(--space-6);
`;
