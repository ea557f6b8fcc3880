import type { AccountType } from "@catnip/domain/wallets";
import { Heading, Stack, Text } from "@catnip/ui";
import { useLingui } from "@lingui/react/macro";
import { brand } from "#brand";
import { useViewer } from "../shell/viewer.ts";
import type { StatementLine } from "./load-statement.ts";
import { StatementTable } from "./statement-table.tsx";

/** A statement on paper: all its lines, and nothing else of the page. On the screen it is not there. */
export function PrintedStatement({ lines, type }: { lines: readonly StatementLine[]; type: AccountType }) {
  const { t } = useLingui();
  const { me } = useViewer();
  return (
    <div data-printed-statement>
      <PaperOnly />
      <Stack gap={4}>
        <Heading level={2}>
          {[brand.name, t`Bookings`, type === 1 ? t`Silver` : t`Meow coins`].join(" · ")}
        </Heading>
        <Text>{[me?.profile.nickname, me?.email].filter(Boolean).join(" · ")}</Text>
        <StatementTable lines={lines} type={type} />
      </Stack>
    </div>
  );
}

const PaperOnly = () => <style dangerouslySetInnerHTML={{ __html: PRINT_RULES }} />;

const PRINT_RULES = `
  [data-printed-statement] {
    display: none;
  }
  @media print {
    /* It is put directly into the body: without everything else there are no empty pages. */
    body:has(> [data-printed-statement]) > :not([data-printed-statement]) {
      display: none !important;
    }
    body:has(> [data-printed-statement]) {
      background: #fff !important;
    }
    [data-printed-statement] {
      display: block;
      padding: 2rem;
    }
    [data-printed-statement] * {
      color: #000 !important;
      background: none !important;
    }
    /* Receipts are opened by buttons, of which there are none on paper. */
    [data-printed-statement] :is(th, td):last-child {
      display: none;
    }
  }
`;
