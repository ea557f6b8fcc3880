import { useFormat } from "@catnip/i18n";
import { usePath } from "@catnip/site/languages/locale.ts";
import type { PopupProps } from "@catnip/site/popups/popups.ts";
import { Button, PlainLink, Stack, Text } from "@catnip/ui";
import { Dialog } from "@catnip/ui/dialog.tsx";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { Reward } from "./redeem.ts";
import { WalletAmount } from "../amounts/wallet-amount.tsx";

declare module "@catnip/site/popups/popups.ts" {
  interface Popups {
    /** The rewards of a code. */
    rewards: { props: { rewards: readonly Reward[] }; result: undefined };
  }
}

/** Congratulations, with the list of rewards. */
export default function RewardsPopup({
  props: { rewards },
  close,
}: {
  props: PopupProps<"rewards">;
  close: () => void;
}) {
  return (
    <Dialog.Root open onOpenChange={(open) => !open && close()}>
      <Dialog.Popup size="s" sheet={false}>
        <Dialog.Title>
          <Trans>Congratulations!</Trans>
        </Dialog.Title>
        <Dialog.Body>
          <Stack gap={4}>
            <Text>
              <Trans>Your code has been redeemed. This is yours now:</Trans>
            </Text>
            <List>
              {rewards.map((reward, index) => (
                <li key={index}>
                  <RewardLine reward={reward} close={close} />
                </li>
              ))}
            </List>
          </Stack>
        </Dialog.Body>
        <Dialog.Footer>
          <Button onClick={() => close()}>
            <Trans>OK</Trans>
          </Button>
        </Dialog.Footer>
      </Dialog.Popup>
    </Dialog.Root>
  );
}

function RewardLine({ reward, close }: { reward: Reward; close: () => void }): ReactNode {
  const { t } = useLingui();
  const format = useFormat();
  const path = usePath();
  const until = reward.expires_at ? format.date(reward.expires_at) : null;
  switch (reward.key) {
    case "account.meowcent":
    case "account.silver":
      return (
        <>
          <WalletAmount
            kind={reward.key === "account.silver" ? "silver" : "coin"}
            meowcent={reward.amount ?? 0}
          />
          {until && (
            <Text size="s" tone="soft">
              <Trans>Good until {until}</Trans>
            </Text>
          )}
        </>
      );
    case "coupon": {
      const percent = format.percent(reward.coupon?.discount_rate ?? 0);
      return <Trans>A coupon for {percent} off</Trans>;
    }
    case "store": {
      const name = reward.store?.store_info?.[0]?.name ?? t`A game`;
      return reward.store_id === null ? (
        <span>{name}</span>
      ) : (
        <PlainLink href={path(`/store/${reward.store_id}`)} onClick={close}>
          {name}
        </PlainLink>
      );
    }
  }
}

const List = styled.ul`
  display: grid;
  gap: var(--space-3);
  margin: 0;
  padding: var(--space-4);
  border-radius: var(--radius-m);
  background: var(--sunken);
  list-style: none;
  & a {
    color: var(--accent-text);
    font-weight: 620;
  }
`;
