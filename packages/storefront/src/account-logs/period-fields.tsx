import { TextField } from "@catnip/ui";
import { useLingui } from "@lingui/react/macro";
import { useState, type ChangeEvent } from "react";
import { styled } from "styled-components";
import type { Period } from "./log-query.ts";

/** Before the first booking anywhere. */
const EARLIEST = "2000-01-01";

/** The first and the last day of a history; each takes effect at once. */
export function PeriodFields({
  period: { from, to },
  onChange,
}: {
  period: Period;
  onChange: (change: Partial<Period>) => void;
}) {
  const { t } = useLingui();
  // While the year 2026 is typed, the field holds the years 2, 20 and 202, which are ignored.
  const [typed, setTyped] = useState<{ readonly from?: string; readonly to?: string }>({});
  const day = (end: "from" | "to", value: string | null) => ({
    value: typed[end] ?? value ?? "",
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
      const isWhole = currentTarget.value === "" || currentTarget.value >= EARLIEST;
      setTyped(isWhole ? {} : { [end]: currentTarget.value });
      if (isWhole) onChange({ [end]: currentTarget.value || null });
    },
  });
  return (
    <>
      <TextField label={t`First day`} type="date" max={to ?? undefined} {...day("from", from)} />
      <TextField label={t`Last day`} type="date" min={from ?? undefined} {...day("to", to)} />
    </>
  );
}

/** The filters of a history, side by side: each as wide as a browser's own date field. */
export const FilterRow = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  gap: var(--space-3);
  align-items: end;
`;
