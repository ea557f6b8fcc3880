import { usePath } from "@catnip/site/languages/locale.ts";
import { openPopup } from "@catnip/site/popups/open-popup.ts";
import { Button, PlusIcon, Skeleton, Stack, Text, TextLink } from "@catnip/ui";
import { Trans } from "@lingui/react/macro";
import { brand } from "#brand";
import { styled } from "styled-components";
import { useViewer } from "../shell/viewer.ts";
import { WalletAmount } from "../amounts/wallet-amount.tsx";
import { Statement } from "./statement.tsx";
import { WalletFreeze } from "./wallet-freeze.tsx";

/**
 * Both balances, the debt, a button to add coins, and the bookings with the balance after each (R-WAL-11, R-RFD-35).
 */
export function MyWallet() {
  const path = usePath();
  const { wallet } = useViewer();
  return (
    <Stack gap={5}>
      <Balance>
        {wallet ? (
          <>
            <WalletAmount size="1.75rem" meowcent={wallet.coin} />
            {brand.features.silver && <WalletAmount kind="silver" size="1.25rem" meowcent={wallet.silver} />}
          </>
        ) : (
          <Skeleton width="8rem" height="2rem" />
        )}
        <Button icon={<PlusIcon />} onClick={() => void openPopup({ name: "addCredit", props: {} })}>
          <Trans>Add coins</Trans>
        </Button>
      </Balance>
      <WalletFreeze />
      <Statement />
      <Text size="s">
        <TextLink href={path("/account/log")}>
          <Trans>All purchases and top-ups, with receipts</Trans>
        </TextLink>
        {" · "}
        <TextLink href={path("/account/statement")}>
          <Trans comment="Of a wallet: a list of its bookings, as a bank sends it">Statement</Trans>
        </TextLink>
      </Text>
    </Stack>
  );
}

const Balance = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3) var(--space-6);
  & > button {
    margin-inline-start: auto;
  }
`;
