import type { AccountType } from "@catnip/domain/wallets";
import { useFormat } from "@catnip/i18n";
import { useLocale, usePath } from "@catnip/site/languages/locale.ts";
import { openPopup } from "@catnip/site/popups/open-popup.ts";
import { Button, Table, TextLink } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { ACTION_NAMES } from "../account-logs/action-names.ts";
import { GiftText } from "../account-logs/gift-text.tsx";
import { gamesOf } from "../account-logs/load-log.ts";
import { PaidMoney } from "../account-logs/paid-money.tsx";
import { useAmountWords } from "../amounts/wallet-amount.tsx";
import type { StatementLine } from "./load-statement.ts";

/** Bookings, each with the balance after it, its games, and its receipt (R-WAL-19). */
export function StatementTable({ lines, type }: { lines: readonly StatementLine[]; type: AccountType }) {
  const { t } = useLingui();
  const format = useFormat();
  const words = useAmountWords();
  const kind = type === 1 ? "silver" : "coin";
  return (
    <Table
      caption={t`Bookings`}
      hideCaption
      columns={[
        { key: "when", header: t`Date` },
        { key: "what", header: t({ message: "What for", comment: "Why something was booked" }) },
        { key: "amount", header: t`Amount`, align: "end" },
        { key: "balance", header: t`Balance`, align: "end" },
        { key: "receipt", header: t`Receipt`, align: "end" },
      ]}
      rows={lines.map((line) => ({
        key: line.id,
        cells: {
          when: <time dateTime={line.created_at}>{format.dateTime(line.created_at)}</time>,
          what: <WhatFor line={line} />,
          amount: `${line.amount < 0 ? "−" : "+"}${words(Math.abs(line.amount), kind)}`,
          balance: words(line.balance, kind),
          receipt: (line.action_type === "consume" || line.action_type === "recharge") && (
            <Button
              kind="ghost"
              size="s"
              onClick={() => void openPopup({ name: "receipt", props: { line: line.log } })}
            >
              <Trans>Receipt</Trans>
            </Button>
          ),
        },
      }))}
    />
  );
}

function WhatFor({ line: { action_type, log } }: { line: StatementLine }) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const path = usePath();
  return (
    <>
      <span>{i18n._(ACTION_NAMES[action_type])}</span>
      {log.gift && (
        <>
          <span>{" · "}</span>
          <GiftText gift={log.gift} />
        </>
      )}
      {log.pay_amount !== null && log.currency_id !== null && (
        <>
          <span>{" · "}</span>
          <PaidMoney line={log} />
        </>
      )}
      {gamesOf(log, locale).map(({ id, name, lang }) => (
        <div key={id}>
          <TextLink href={path(`/store/${id}`)} lang={lang}>
            {name}
          </TextLink>
        </div>
      ))}
    </>
  );
}
