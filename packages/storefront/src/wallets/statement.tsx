import type { AccountType } from "@catnip/domain/wallets";
import { useFormat } from "@catnip/i18n";
import { AccountStatementDocument } from "@catnip/sdk/orders/index.ts";
import { LoadFailed } from "@catnip/site/pages/load-failed.tsx";
import { Button, Select, Skeleton, Stack, Table, Text } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { brand } from "#brand";
import { useState } from "react";
import { useQuery } from "urql";
import { useAmountWords } from "../amounts/wallet-amount.tsx";
import { ACTION_NAMES } from "../account-logs/action-names.ts";

/** Bookings shown initially, and at most; the account log has all of them. */
const LINES_FIRST = 5;
const LINES_MAX = 100;

/** What came in and went out, with the balance after each. */
export function Statement() {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const [type, setType] = useState<AccountType>(0);
  const [limit, setLimit] = useState(LINES_FIRST);
  const [{ fetching, data, error }, retry] = useQuery({
    query: AccountStatementDocument,
    variables: { type, limit },
    requestPolicy: "network-only",
  });
  const statement = fetching ? undefined : data?.findAccountStatement;
  const words = useAmountWords();
  const kind = type === 1 ? "silver" : "coin";
  return (
    <Stack gap={4}>
      {brand.features.silver && (
        <Select
          label={t`Bookings of`}
          value={String(type)}
          onChange={(event) => {
            setLimit(LINES_FIRST);
            setType(event.currentTarget.value === "1" ? 1 : 0);
          }}
          options={[
            { value: "0", label: t`Meow coins` },
            { value: "1", label: t`Silver` },
          ]}
        />
      )}
      {fetching && <Skeleton height="14rem" />}
      {error && !fetching && <LoadFailed fault={error} retry={retry} />}
      {statement &&
        (statement.total === 0 ? (
          <Text tone="soft">
            <Trans>No transactions yet.</Trans>
          </Text>
        ) : (
          <Table
            caption={t`Bookings`}
            hideCaption
            columns={[
              { key: "when", header: t`Date` },
              { key: "what", header: t({ message: "What for", comment: "Why something was booked" }) },
              { key: "amount", header: t`Amount`, align: "end" },
              { key: "balance", header: t`Balance`, align: "end" },
            ]}
            rows={statement.list.map((line) => ({
              key: line.id,
              cells: {
                when: <time dateTime={line.created_at}>{format.date(line.created_at)}</time>,
                what: i18n._(ACTION_NAMES[line.action_type]),
                amount: `${line.amount < 0 ? "−" : "+"}${words(Math.abs(line.amount), kind)}`,
                balance: words(line.balance, kind),
              },
            }))}
          />
        ))}
      {statement && statement.total > limit && limit < LINES_MAX && (
        <div>
          <Button kind="secondary" size="s" onClick={() => setLimit(limit === LINES_FIRST ? 20 : LINES_MAX)}>
            <Trans>Show more</Trans>
          </Button>
        </div>
      )}
    </Stack>
  );
}
