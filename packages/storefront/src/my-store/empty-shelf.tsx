import { usePath } from "@catnip/site/languages/locale.ts";
import { ButtonLink, EmptyState, Stack } from "@catnip/ui";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { lazy, Suspense } from "react";
import type { Shelf } from "./my-shelf.ts";
import type { Recommendations as Recommended } from "./recommendations.tsx";

export function EmptyShelf({ shelf }: { shelf: Shelf }) {
  const { t, i18n } = useLingui();
  const path = usePath();
  return (
    <Stack gap={7}>
      <EmptyState
        art={ART[shelf]}
        title={i18n._(EMPTY_TEXT[shelf])}
        action={
          <ButtonLink href={path("/store")}>
            <Trans>Browse the store</Trans>
          </ButtonLink>
        }
      />
      <Suspense>
        <Recommendations label={t`You may like`} />
      </Suspense>
    </Stack>
  );
}

// Loaded on demand, since most shelves are not empty. If it cannot be loaded, nothing is recommended.
const Recommendations = lazy<typeof Recommended>(async () => {
  const loaded = await import("./recommendations.tsx").catch(() => undefined);
  return { default: loaded?.Recommendations ?? (() => <></>) };
});

const ART = { purchased: "shelf", cart: "cart", wishlist: "heart" } as const;

const EMPTY_TEXT: Record<Shelf, MessageDescriptor> = {
  purchased: msg`You have not bought a game yet`,
  cart: msg`Your cart is empty`,
  wishlist: msg`Your wishlist is empty`,
};
