import { ACCOUNT_ACTIONS, isAccountAction } from "@catnip/domain/wallets";
import { usePath } from "@catnip/site/languages/locale.ts";
import { Select } from "@catnip/ui";
import { useLingui } from "@lingui/react/macro";
import { brand } from "#brand";
import { useNavigate } from "react-router";
import { HISTORY_NAMES } from "../account-logs/action-names.ts";
import { FilterRow, PeriodFields } from "../account-logs/period-fields.tsx";
import { statementPath, type StatementQuery } from "./statement-query.ts";

/** Which account, which kind, which period; each choice takes effect at once and is part of the address. */
export function StatementFilter({ query }: { query: StatementQuery }) {
  const { t, i18n } = useLingui();
  const path = usePath();
  const navigate = useNavigate();
  const go = (change: Partial<StatementQuery>) =>
    void navigate(path(statementPath({ ...query, page: 1, ...change })), { preventScrollReset: true });
  return (
    <FilterRow>
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
      <PeriodFields period={query} onChange={go} />
    </FilterRow>
  );
}
