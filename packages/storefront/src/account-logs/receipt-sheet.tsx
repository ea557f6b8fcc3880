import { useFormat } from "@catnip/i18n";
import { useLocale } from "@catnip/site/languages/locale.ts";
import { DefinitionList } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { gamesOf, type LogLine } from "./load-log.ts";
import { LogAmount } from "./log-amount.tsx";
import { LogStateBadge } from "./log-state.tsx";
import { WentBack } from "./went-back.tsx";

/** The sheet itself: the facts, what it was for, and the sum. */
export function ReceiptSheet({
  line,
  facts,
}: {
  line: LogLine;
  facts: readonly { readonly term: ReactNode; readonly value: ReactNode }[];
}) {
  const { t } = useLingui();
  const locale = useLocale();
  const format = useFormat();
  const { pay_amount, currency_id } = line;
  const games = gamesOf(line, locale);
  return (
    <Sheet data-receipt={t`Receipt`}>
      <DefinitionList items={[...facts]} />
      {games.length > 0 && (
        <ul>
          {games.map(({ id, name, lang }) => (
            <li key={id} lang={lang}>
              {name}
            </li>
          ))}
        </ul>
      )}
      <Sum>
        <LogStateBadge line={line} />
        <div>
          {pay_amount !== null && currency_id !== null && (
            <strong>{format.money(pay_amount, currency_id)}</strong>
          )}
          <LogAmount line={line} />
          <WentBack line={line} />
        </div>
      </Sum>
      <small>
        <Trans>Coins are not money. The receipts of your top-ups show what they cost.</Trans>
      </small>
    </Sheet>
  );
}

/** Prints only the receipt, dark on white. */
export const PrintOnly = () => <style dangerouslySetInnerHTML={{ __html: PRINT_RULES }} />;

const PRINT_RULES = `
  @media print {
    body > :not(:has([data-receipt])) {
      display: none !important;
    }
    body:has([data-receipt]) {
      background: #fff !important;
    }
    body:has([data-receipt]) * {
      visibility: hidden;
    }
    [data-receipt],
    [data-receipt] * {
      visibility: visible !important;
      color: #000 !important;
      background: none !important;
    }
    [data-receipt] {
      position: fixed;
      inset: 0;
      padding: 2rem;
    }
    /* The dialog's own title stays on the screen. */
    [data-receipt]::before {
      content: attr(data-receipt);
      font-size: 1.5rem;
      font-weight: 680;
    }
  }
`;

const Sheet = styled.div`
  display: grid;
  gap: var(--space-4);
  align-content: start;
  & > ul {
    display: grid;
    gap: var(--space-2);
    margin: 0;
    padding: var(--space-4) 0;
    border-block: 1px solid var(--line);
    list-style: none;
  }
  & dd {
    overflow-wrap: anywhere;
  }
  & > small {
    color: var(--text-faint);
  }
`;
const Sum = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);
  font-size: var(--size-l);
  & > div {
    display: grid;
    gap: var(--space-1);
    justify-items: end;
  }
`;
