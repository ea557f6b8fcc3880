import type { AccountAction } from "@catnip/domain/wallets";
import { useFormat } from "@catnip/i18n";
import { useLocale, usePath } from "@catnip/site/languages/locale.ts";
import { openPopup } from "@catnip/site/popups/open-popup.ts";
import { Button, Table, TextLink } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { HISTORY_NAMES } from "./action-names.ts";
import { GiftText } from "./gift-text.tsx";
import { gamesOf, type LogLine } from "./load-log.ts";
import { LogAmount } from "./log-amount.tsx";
import { LogStateBadge } from "./log-state.tsx";
import { PaidMoney } from "./paid-money.tsx";
import { WentBack } from "./went-back.tsx";

/** One page of a history. Purchases name their games, top-ups what was paid; both have receipts. */
export function LogTable({ action, lines }: { action: AccountAction; lines: readonly LogLine[] }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const hasReceipts = action === "consume" || action === "recharge";
  return (
    <Table
      caption={i18n._(HISTORY_NAMES[action])}
      hideCaption
      columns={[
        { key: "when", header: t`Date` },
        ...(action === "consume" || action === "refund" ? [{ key: "games", header: t`Games` }] : []),
        ...(action === "grant" || action === "redemption"
          ? [{ key: "gift", header: t({ message: "What for", comment: "Why something was booked" }) }]
          : []),
        ...(action === "recharge" ? [{ key: "paid", header: t`Paid`, align: "end" as const }] : []),
        ...(action === "recharge_refund" ? [{ key: "paid", header: t`Refund`, align: "end" as const }] : []),
        { key: "amount", header: t`Amount`, align: "end" },
        { key: "state", header: t`State` },
        ...(hasReceipts ? [{ key: "receipt", header: t`Receipt`, align: "end" as const }] : []),
      ]}
      rows={lines.map((line) => ({
        key: line.id,
        cells: {
          when: <time dateTime={line.created_at}>{format.date(line.created_at)}</time>,
          games: <Games line={line} />,
          gift: (
            <>
              {line.gift && <GiftText gift={line.gift} />}
              <Games line={line} />
            </>
          ),
          paid: (
            <>
              <PaidMoney line={line} />
              {action === "recharge" && <WentBack line={line} />}
            </>
          ),
          amount: (
            <>
              <LogAmount line={line} />
              {action === "consume" && <WentBack line={line} />}
            </>
          ),
          state: <LogStateBadge line={line} />,
          receipt: line.state === 1 && (
            <Button
              kind="ghost"
              size="s"
              onClick={() => void openPopup({ name: "receipt", props: { line } })}
            >
              <Trans>Receipt</Trans>
            </Button>
          ),
        },
      }))}
    />
  );
}

function Games({ line }: { line: LogLine }): ReactNode {
  const locale = useLocale();
  const path = usePath();
  return gamesOf(line, locale).map(({ id, name, lang }) => (
    <div key={id}>
      <TextLink href={path(`/store/${id}`)} lang={lang}>
        {name}
      </TextLink>
    </div>
  ));
}
