import { ACCOUNT_ACTIONS, isAccountAction } from "@catnip/domain/wallets";
import { usePath } from "@catnip/site/languages/locale.ts";
import { Select, TextField } from "@catnip/ui";
import { useLingui } from "@lingui/react/macro";
import { brand } from "#brand";
import { useState, type ChangeEvent } from "react";
import { useNavigate } from "react-router";
import { styled } from "styled-components";
import { HISTORY_NAMES } from "../account-logs/action-names.ts";
import { statementPath, type StatementQuery } from "./statement-query.ts";

/** Before the first booking anywhere. */
const EARLIEST = "2000-01-01";

/** Which account, which kind, which period; each choice takes effect at once and is part of the address. */
export function StatementFilter({ query }: { query: StatementQuery }) {
  const { t, i18n } = useLingui();
  const path = usePath();
  const navigate = useNavigate();
  const go = (change: Partial<StatementQuery>) =>
    void navigate(path(statementPath({ ...query, page: 1, ...change })), { preventScrollReset: true });
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
  return (
    <Row>
      {brand.features.silver && (
        <Select
          label={t`Bookings of`}
          value={String(query.type)}
          onChange={(event) => go({ type: event.currentTarget.value === "1" ? 1 : 0 })}
          options={[
            { value: "0", label: t`Meow coins` },
            { value: "1", label: t`Silver` },
          ]}
        />
      )}
      <Select
        label={t({ message: "Show", comment: "Which history is shown" })}
        value={query.action ?? ""}
        onChange={({ currentTarget: { value } }) => go({ action: isAccountAction(value) ? value : null })}
        options={[
          { value: "", label: t({ message: "All kinds", comment: "Of bookings" }) },
          ...ACCOUNT_ACTIONS.map((action) => ({ value: action, label: i18n._(HISTORY_NAMES[action]) })),
        ]}
      />
      <TextField label={t`First day`} type="date" max={query.to ?? undefined} {...day("from")} />
      <TextField label={t`Last day`} type="date" min={query.from ?? undefined} {...day("to")} />
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  gap: var(--space-3);
  align-items: end;
`;
