import { Heading, Stack, Text } from "@catnip/ui";
import { useLingui } from "@lingui/react/macro";
import { brand } from "#brand";
import { createGlobalStyle } from "styled-components";
import { useViewer } from "../shell/viewer.ts";
import type { StatementLine } from "./load-statement.ts";
import { StatementTable } from "./statement-table.tsx";

/** A statement on paper: all its lines, and nothing else of the page. On the screen it is not there. */
export function PrintedStatement({ lines, title }: { lines: readonly StatementLine[]; title: string }) {
  const { t } = useLingui();
  const { me } = useViewer();
  return (
    <div data-printed-statement>
      <PaperOnly />
      <Stack gap={4}>
        <Heading level={2}>{[brand.name, t`Bookings`, title].join(" · ")}</Heading>
        <Text>{[me?.profile.nickname, me?.email].filter(Boolean).join(" · ")}</Text>
        <StatementTable lines={lines} />
      </Stack>
    </div>
  );
}

const PaperOnly = createGlobalStyle`
  [data-printed-statement] {
    display: none;
  }
  @media print {
    body:has([data-printed-statement]) * {
      visibility: hidden;
    }
    [data-printed-statement],
    [data-printed-statement] * {
      visibility: visible !important;
      color: #000 !important;
      background: none !important;
    }
    body:has([data-printed-statement]) {
      background: #fff !important;
    }
    [data-printed-statement] {
      display: block;
      position: absolute;
      inset: 0;
      padding: 2rem;
    }
    [data-printed-statement] button {
      display: none;
    }
  }
`;
