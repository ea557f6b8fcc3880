import { useAction } from "@catnip/site/data/use-action.ts";
import { useLocale } from "@catnip/site/languages/locale.ts";
import { Button, Cluster, DownloadIcon, Stack, Text } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { StatementLine } from "./load-statement.ts";
import type { StatementQuery } from "./statement-query.ts";

/** Exports of the statement: for a spreadsheet, for printing, and as a hash chain that can be verified without us. */
export function StatementFiles({
  query,
  hasLines,
  print,
}: {
  query: StatementQuery;
  hasLines: boolean;
  /** Prints these lines instead of the page. */
  print: (lines: readonly StatementLine[]) => void;
}) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const files = () => import("./export-statement.ts");
  const csv = useAction(async () => (await files()).saveAsCsv(query, i18n, locale));
  const chained = useAction(async () => (await files()).saveChained(query));
  const paper = useAction(async () => print(await (await files()).loadForPaper(query)));
  return (
    <Stack gap={2}>
      <Cluster gap={3}>
        <Button
          kind="secondary"
          icon={<DownloadIcon />}
          disabled={!hasLines}
          busy={csv.isBusy}
          onClick={() => csv.run()}
        >
          <Trans comment="Button that saves a table as a file for spreadsheets">Save as CSV</Trans>
        </Button>
        <Button kind="secondary" disabled={!hasLines} busy={paper.isBusy} onClick={() => paper.run()}>
          <Trans comment="Opens the browser's print dialog, which can also write a PDF">
            Print or save as PDF
          </Trans>
        </Button>
        <Button kind="secondary" icon={<DownloadIcon />} busy={chained.isBusy} onClick={() => chained.run()}>
          <Trans comment="Button that saves all bookings as a file that can be verified">
            Save with proof
          </Trans>
        </Button>
      </Cluster>
      <Text size="s" tone="soft">
        <Trans>
          This file lists every transaction, each with a hash of the one before. Anyone can check without us
          that its lines fit together and add up. Only another copy, saved earlier or fresh from our books,
          shows whether the whole file was rewritten.
        </Trans>
      </Text>
    </Stack>
  );
}
