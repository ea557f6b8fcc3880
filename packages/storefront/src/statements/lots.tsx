import type { AccountType, LotOrigin } from "@catnip/domain/wallets";
import { useFormat } from "@catnip/i18n";
import { WalletLotsDocument } from "@catnip/sdk/orders/index.ts";
import { useQuery } from "@catnip/site/data/use-query.ts";
import { LoadFailed } from "@catnip/site/pages/load-failed.tsx";
import { Heading, Panel, Skeleton, Stack, Table, Text } from "@catnip/ui";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";

/** What the balance consists of, in the order in which it will be spent (R-WAL-17). */
export function Lots({ type }: { type: AccountType }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const loaded = useQuery(
    ["wallet lots", type],
    async (ask) => (await ask(WalletLotsDocument, { type })).findWalletLots,
    { fresh: true },
  );
  if (loaded.state === "loading") return <Skeleton height="14rem" radius="var(--radius-l)" />;
  if (loaded.state === "ready" && loaded.value.total === 0) return null;
  return (
    <Panel>
      <Stack gap={4}>
        <Heading level={2} size="l">
          <Trans>What is left, and what is spent first</Trans>
        </Heading>
        {loaded.state === "failed" && <LoadFailed fault={loaded.fault} retry={loaded.reload} />}
        {loaded.state === "ready" && (
          <>
            <Text size="s" tone="soft">
              <Trans>
                From top to bottom: what expires first, then gifts before what you bought, then the oldest.
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
              rows={loaded.value.list.map((lot) => ({
                key: lot.id,
                cells: {
                  origin: i18n._(ORIGIN_NAMES[lot.origin]),
                  since: <time dateTime={lot.created_at}>{format.date(lot.created_at)}</time>,
                  left:
                    lot.remaining === lot.granted
                      ? format.coins(lot.remaining)
                      : `${format.coins(lot.remaining)} / ${format.coins(lot.granted)}`,
                  paid:
                    lot.paid_minor !== null && lot.paid_currency !== null
                      ? format.money(lot.paid_minor, lot.paid_currency)
                      : "–",
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

const ORIGIN_NAMES: Record<LotOrigin, MessageDescriptor> = {
  paid: msg`Top-up`,
  bonus: msg({ message: "Bonus", comment: "Silver that came with a top-up" }),
  grant: msg({ message: "Gift", comment: "Coins given by the shop" }),
  redemption: msg`Reward code`,
  refund: msg`Refund`,
};
