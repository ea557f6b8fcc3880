import { useFormat } from "@catnip/i18n";
import { Notice, Stack, Text } from "@catnip/ui";
import { Plural, Trans } from "@lingui/react/macro";
import { brand } from "#brand";
import { styled } from "styled-components";
import { useViewer } from "../shell/viewer.ts";

/** The consequences of deleting an account, with a list of what is lost. */
export function DeletionMeaning({ pendingPayments }: { pendingPayments: number }) {
  const format = useFormat();
  const { wallet, games } = useViewer();
  const coins = format.coins(wallet?.coin ?? 0);
  const silver = format.coins(wallet?.silver ?? 0);
  return (
    <Stack gap={4}>
      <Text>
        <Trans>This cannot be undone:</Trans>
      </Text>
      <List>
        <li>
          {brand.features.silver ? (
            <Trans>
              Your wallet is lost: {coins} coins and {silver} silver.
            </Trans>
          ) : (
            <Trans>Your wallet is lost: {coins} coins.</Trans>
          )}
        </li>
        <li>
          <Plural
            value={games?.owned.size ?? 0}
            _0="You own no games that would be lost."
            one="The game you own is lost, with its saves."
            other="The # games you own are lost, with their saves."
          />
        </li>
        <li>
          <Trans>Your profile, picture, wishlist, cart, coupons and the people you follow are deleted.</Trans>
        </li>
        <li>
          <Trans>Your comments stay without your name; your votes keep counting.</Trans>
        </li>
        <li>
          <Trans>Records of purchases and payments stay, under a number that no longer identifies you.</Trans>
        </li>
        <li>
          <Trans>All devices are logged out. You can sign up with this email address again.</Trans>
        </li>
      </List>
      {pendingPayments > 0 && (
        <Notice tone="warn">
          <Plural
            value={pendingPayments}
            one="One of your top-ups is still being processed. Please wait for it, or its coins are lost."
            other="# of your top-ups are still being processed. Please wait for them, or their coins are lost."
          />
        </Notice>
      )}
    </Stack>
  );
}

const List = styled.ul`
  display: grid;
  gap: var(--space-2);
  margin: 0;
  padding-inline-start: var(--space-5);
  list-style: disc;
`;
