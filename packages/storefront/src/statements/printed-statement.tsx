import type { AccountType } from "@catnip/domain/wallets";
import { Heading, Stack, Text } from "@catnip/ui";
import { useLingui } from "@lingui/react/macro";
import { brand } from "#brand";
import { useViewer } from "../shell/viewer.ts";
import type { StatementLine } from "./load-statement.ts";
import { StatementTable } from "./statement-table.tsx";

/** A printed statement: all its lines, and nothing else of the page. Not shown on screen. */
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
    /* Rendered directly into the body, so that the rest can be hidden without leaving empty pages. */
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
    /* No buttons on paper. */
    [data-printed-statement] :is(th, td):last-child {
      display: none;
    }
  }
`;
