import { ACCOUNT_ACTIONS, isAccountAction } from "@catnip/domain/wallets";
import { useAction } from "@catnip/site/data/use-action.ts";
import { useLocale, usePath } from "@catnip/site/languages/locale.ts";
import { Button, DownloadIcon, Select, TextField } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState, type ChangeEvent } from "react";
import { useNavigate } from "react-router";
import { styled } from "styled-components";
import { HISTORY_NAMES } from "./action-names.ts";
import { logPath, type LogQuery } from "./log-query.ts";

/** Before the first purchase anywhere. */
const EARLIEST = "2000-01-01";

/** Which history, which period; each choice takes effect at once and is part of the address. And the export. */
export function LogFilter({ query, hasLines }: { query: LogQuery; hasLines: boolean }) {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const path = usePath();
  const navigate = useNavigate();
  const go = (change: Partial<LogQuery>) =>
    void navigate(path(logPath({ ...query, page: 1, ...change })), { preventScrollReset: true });
  // Somebody who types 2026 passes the years 2, 20 and 202: those wait.
  const [typed, setTyped] = useState<{ readonly from?: string; readonly to?: string }>({});
  const day = (end: "from" | "to") => ({
    value: typed[end] ?? query[end] ?? "",
    onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) => {
      const isWhole = value === "" || value >= EARLIEST;
      setTyped(isWhole ? {} : { [end]: value });
      if (isWhole) go({ [end]: value || null });
    },
  });
  const exporting = useAction(async () => (await import("./export-log.ts")).exportLog(query, i18n, locale));
  return (
    <Row>
      <Select
        label={t({ message: "Show", comment: "Which history is shown" })}
        value={query.action}
        onChange={(event) => {
          const action = event.currentTarget.value;
          if (isAccountAction(action)) go({ action });
        }}
        options={ACCOUNT_ACTIONS.map((action) => ({ value: action, label: i18n._(HISTORY_NAMES[action]) }))}
      />
      <TextField label={t`First day`} type="date" max={query.to ?? undefined} {...day("from")} />
      <TextField label={t`Last day`} type="date" min={query.from ?? undefined} {...day("to")} />
      <Button
        kind="secondary"
        icon={<DownloadIcon />}
        disabled={!hasLines}
        busy={exporting.isBusy}
        onClick={() => exporting.run()}
      >
        <Trans comment="Button that saves a table as a file for spreadsheets">Save as CSV</Trans>
      </Button>
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  /* As wide as a browser's own field for dates. */
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  gap: var(--space-3);
  align-items: end;
`;
