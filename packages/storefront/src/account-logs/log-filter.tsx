import { ACCOUNT_ACTIONS, isAccountAction } from "@catnip/domain/wallets";
import { useAction } from "@catnip/site/data/use-action.ts";
import { useLocale, usePath } from "@catnip/site/languages/locale.ts";
import { Button, DownloadIcon, Select } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useNavigate } from "react-router";
import { HISTORY_NAMES } from "./action-names.ts";
import { logPath, type LogQuery } from "./log-query.ts";
import { FilterRow, PeriodFields } from "./period-fields.tsx";

/** Which history, which period; each choice takes effect at once and is part of the address. And the export. */
export function LogFilter({ query, hasLines }: { query: LogQuery; hasLines: boolean }) {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const path = usePath();
  const navigate = useNavigate();
  const go = (change: Partial<LogQuery>) =>
    void navigate(path(logPath({ ...query, page: 1, ...change })), { preventScrollReset: true });
  const exporting = useAction(async () => (await import("./export-log.ts")).exportLog(query, i18n, locale));
  return (
    <FilterRow>
      <Select
        label={t({ message: "Show", comment: "Which history is shown" })}
        value={query.action}
        onChange={(event) => {
          const action = event.currentTarget.value;
          if (isAccountAction(action)) go({ action });
        }}
        options={ACCOUNT_ACTIONS.map((action) => ({ value: action, label: i18n._(HISTORY_NAMES[action]) }))}
      />
      <PeriodFields period={query} onChange={go} />
      <Button
        kind="secondary"
        icon={<DownloadIcon />}
        disabled={!hasLines}
        busy={exporting.isBusy}
        onClick={() => exporting.run()}
      >
        <Trans comment="Button that saves a table as a file for spreadsheets">Save as CSV</Trans>
      </Button>
    </FilterRow>
  );
}
