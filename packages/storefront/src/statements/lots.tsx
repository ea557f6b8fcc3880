import type { AccountType, LotOrigin } from "@catnip/domain/wallets";
import { useFormat } from "@catnip/i18n";
import { WalletLotsDocument, type WalletLotsQuery } from "@catnip/sdk/orders/index.ts";
import { LoadFailed } from "@catnip/site/pages/load-failed.tsx";
import { Heading, Panel, Skeleton, Stack, Table, Text } from "@catnip/ui";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "urql";
import { useAmountWords, type AmountKind } from "../amounts/wallet-amount.tsx";

type Lot = WalletLotsQuery["findWalletLots"]["list"][number];

/** The lots of the balance, in the order in which they will be spent (R-WAL-17). */
export function Lots({ type }: { type: AccountType }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const [{ fetching, data, error }, retry] = useQuery({
    query: WalletLotsDocument,
    variables: { type },
    requestPolicy: "cache-and-network",
  });
  if (fetching) return <Skeleton height="14rem" radius="var(--radius-l)" />;
  if (data?.findWalletLots.total === 0) return null;
  return (
    <Panel>
      <Stack gap={4}>
        <Heading level={2} size="l">
          <Trans>What is left, and what is spent first</Trans>
        </Heading>
        {error && <LoadFailed fault={error} retry={retry} />}
        {data && (
          <>
            <Text size="s" tone="soft">
              <Trans>
                In order of spending: what expires first, then gifts before what you bought, then the oldest.
              </Trans>
            </Text>
            <Table
              caption={t`What is left, and what is spent first`}
              hideCaption
              columns={[
                { key: "origin", header: t({ message: "Came from", comment: "Where coins came from" }) },
                { key: "since", header: t`Date` },
                {
                  key: "left",
                  header: t({ message: "Left", comment: "How many of these coins are left" }),
                  align: "end",
                },
                { key: "paid", header: t`Paid`, align: "end" },
                {
                  key: "ends",
                  header: t({ message: "Valid until", comment: "When coins expire" }),
                  align: "end",
                },
              ]}
              rows={data.findWalletLots.list.map((lot) => ({
                key: lot.id,
                cells: {
                  origin: i18n._(ORIGIN_NAMES[lot.origin]),
                  since: <time dateTime={lot.created_at}>{format.date(lot.created_at)}</time>,
                  left: <Left lot={lot} kind={type === 1 ? "silver" : "coin"} />,
                  paid: <PaidForLot lot={lot} />,
                  ends: lot.expires_at ? (
                    <time dateTime={lot.expires_at}>{format.date(lot.expires_at)}</time>
                  ) : (
                    "–"
                  ),
                },
              }))}
            />
          </>
        )}
      </Stack>
    </Panel>
  );
}

/** What is left, and of how much. */
function Left({ lot: { remaining, granted }, kind }: { lot: Lot; kind: AmountKind }) {
  const words = useAmountWords();
  const [left, all] = [words(remaining, kind), words(granted, kind)];
  if (remaining === granted) return <span>{left}</span>;
  return (
    <Trans comment="An amount of coins out of another, such as '0.30 coins of 20.00 coins'">
      {left} of {all}
    </Trans>
  );
}

/** What it cost, and how much was refunded (R-RFD-36). */
function PaidForLot({ lot: { paid_minor, paid_currency, paid_back_minor } }: { lot: Lot }) {
  const format = useFormat();
  if (paid_minor === null || paid_currency === null) return <span>–</span>;
  const paid = format.money(paid_minor, paid_currency);
  if (paid_back_minor === 0) return <span>{paid}</span>;
  const refunded = format.money(paid_back_minor, paid_currency);
  return (
    <>
      <span>{paid}</span>
      <Text as="div" size="s" tone="soft">
        <Trans comment="Under what was paid: an amount of money that went back">{refunded} refunded</Trans>
      </Text>
    </>
  );
}

const ORIGIN_NAMES: Record<LotOrigin, MessageDescriptor> = {
  paid: msg`Top-up`,
  bonus: msg({ message: "Bonus", comment: "Silver that came with a top-up" }),
  grant: msg({ message: "Gift", comment: "Coins given by the shop" }),
  redemption: msg`Reward code`,
  refund: msg`Refund`,
};
