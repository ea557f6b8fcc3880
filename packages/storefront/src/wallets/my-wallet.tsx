import { useFormat } from "@catnip/i18n";
import { usePath } from "@catnip/site/languages/locale.ts";
import { openPopup } from "@catnip/site/popups/open-popup.ts";
import { Button, Coins, PlusIcon, Skeleton, Stack, Text, TextLink } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { brand } from "#brand";
import { styled } from "styled-components";
import { useViewer } from "../shell/viewer.ts";
import { Statement } from "./statement.tsx";
import { WalletFreeze } from "./wallet-freeze.tsx";

/** Both balances, what is owed, a way to add coins, and every booking with the balance it left (R-WAL-11, R-RFD-35). */
export function MyWallet() {
  const { t } = useLingui();
  const path = usePath();
  const format = useFormat();
  const { wallet } = useViewer();
  return (
    <Stack gap={5}>
      <Balance>
        {wallet ? (
          <>
            <Coins size="1.75rem" amount={format.coins(wallet.coin)} label={t`Meow coins`} />
            {brand.features.silver && (
              <Coins kind="silver" size="1.25rem" amount={format.coins(wallet.silver)} label={t`Silver`} />
            )}
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
