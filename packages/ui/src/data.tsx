import type { ReactNode } from "react";
import { styled } from "styled-components";
import { media } from "./theme/tokens.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";
import { isShown } from "./shown.ts";

interface Column {
  key: string;
  header: ReactNode;
  /** Numbers are right-aligned (at the end). */
  align?: "start" | "end" | undefined;
  width?: string | undefined;
}

/** A table. On a phone each row becomes a small card whose cells are labeled with their column. */
export function Table({
  caption,
  hideCaption = false,
  columns,
  rows,
  empty,
  maxHeight,
}: {
  caption: ReactNode;
  hideCaption?: boolean | undefined;
  columns: readonly Column[];
  rows: readonly {
    key: string;
    cells: Readonly<Record<string, ReactNode>>;
    /** Attributes of the row's element, such as those that style rules match. */
    data?: Readonly<Record<`data-${string}`, string | undefined>> | undefined;
  }[];
  /** Shown instead of rows when there are none. */
  empty?: ReactNode;
  /** Maximum height: the rows scroll below a sticky header. The cart's table uses "25rem". */
  maxHeight?: string | undefined;
}) {
  return (
    <Scroll style={{ "--max-height": maxHeight }} data-scrolls={maxHeight !== undefined || undefined}>
      <Sheet>
        <caption>{hideCaption ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <Head
                key={column.key}
                scope="col"
                data-align={column.align}
                style={{ "--column": column.width }}
              >
                {column.header}
              </Head>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key} {...row.data}>
              {columns.map((column) => (
                <td key={column.key} data-align={column.align}>
                  <CellName aria-hidden>{column.header}</CellName>
                  <div>{row.cells[column.key]}</div>
                </td>
              ))}
            </tr>
          ))}
          {rows.length === 0 && isShown(empty) && (
            <tr>
              <td colSpan={columns.length}>{empty}</td>
            </tr>
          )}
        </tbody>
      </Sheet>
    </Scroll>
  );
}

interface Step {
  label: ReactNode;
  /** Formatted, sign included. */
  amount: ReactNode;
  /** "minus" for deductions; "subtotal" and "total" for sums. */
  kind?: "line" | "minus" | "subtotal" | "total" | undefined;
  /** Small print below the label: which coupon, which rate. */
  note?: ReactNode;
}

/** A price calculation, one step per line. */
export function StepList({ steps }: { steps: readonly Step[] }) {
  return (
    <Steps>
      {steps.map((step, index) => (
        <StepRow key={index} data-kind={step.kind ?? "line"}>
          <dt>
            {step.label}
            {isShown(step.note) && <small>{step.note}</small>}
          </dt>
          <dd>{step.amount}</dd>
        </StepRow>
      ))}
    </Steps>
  );
}

/** Key facts: platform, language, release. */
export function DefinitionList({
  items,
  columns = 1,
}: {
  items: readonly { term: ReactNode; value: ReactNode }[];
  columns?: 1 | 2 | 3 | undefined;
}) {
  return (
    <Facts data-columns={columns}>
      {items.map((item, index) => (
        <div key={index}>
          <dt>{item.term}</dt>
          <dd>{item.value}</dd>
        </div>
      ))}
    </Facts>
  );
}

const Scroll = styled.div`
  /* Reset, so that it is not inherited. */
  --max-height: none;
  max-height: var(--max-height);
  overflow: auto;
  scrollbar-width: thin;
  scrollbar-color: var(--line-strong) transparent;
`;
const Head = styled.th`
  width: var(--column);
`;
const CellName = styled.span`
  display: none;
`;
const Sheet = styled.table`
  width: 100%;
  font-variant-numeric: tabular-nums;
  & caption {
    padding-bottom: var(--space-3);
    text-align: left;
    font-weight: 620;
    &:has(> ${VisuallyHidden}) {
      padding: 0;
    }
  }
  & :is(th, td) {
    padding: var(--space-3) var(--space-4);
    text-align: left;
    vertical-align: middle;
    &:first-child {
      padding-left: 0;
    }
    &:last-child {
      padding-right: 0;
    }
    &[data-align="end"] {
      text-align: right;
    }
  }
  & th {
    color: var(--text-faint);
    font-size: var(--size-s);
    font-weight: 560;
    white-space: nowrap;
  }
  & tbody td {
    border-top: 1px solid var(--line);
  }
  [data-scrolls] & thead th {
    position: sticky;
    top: 0;
    background: var(--raised);
    z-index: 1;
  }
  ${media.phone} {
    & thead {
      position: absolute;
      clip-path: inset(50%);
      width: 1px;
      height: 1px;
      overflow: hidden;
    }
    & :is(tbody, tr, td) {
      display: block;
    }
    & tbody tr {
      padding-block: var(--space-3);
      border-top: 1px solid var(--line);
    }
    & tbody td:not([colspan]) {
      display: grid;
      grid-template-columns: minmax(5.5rem, 30%) minmax(0, 1fr);
      align-items: baseline;
      gap: var(--space-3);
      padding: var(--space-1) 0;
      border: 0;
      text-align: left;
    }
    /* A name without a value is left out. */
    & tbody td:not([colspan]):has(> div:empty) {
      display: none;
    }
    & ${CellName} {
      display: inline;
      color: var(--text-faint);
      font-size: var(--size-s);
    }
  }
`;
const Steps = styled.dl`
  display: grid;
  font-variant-numeric: tabular-nums;
`;
const StepRow = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--space-4);
  padding-block: 0.375rem;
  color: var(--text-soft);
  & small {
    display: block;
    color: var(--text-faint);
    font-size: var(--size-xs);
  }
  & dt {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & dd {
    flex: none;
  }
  &[data-kind="minus"] dd {
    color: var(--accent-text);
  }
  &[data-kind="subtotal"],
  &[data-kind="total"] {
    margin-top: 0.375rem;
    padding-top: 0.75rem;
    border-top: 1px solid var(--line);
    color: var(--text);
    font-weight: 560;
  }
  &[data-kind="total"] {
    font-size: var(--size-l);
    font-weight: 680;
  }
`;
const Facts = styled.dl`
  display: grid;
  gap: var(--space-3) var(--space-6);
  grid-template-columns: minmax(0, 1fr);
  ${media.tablet} {
    &[data-columns="2"] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    &[data-columns="3"] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  & > div {
    display: grid;
    grid-template-columns: minmax(7rem, 2fr) minmax(0, 3fr);
    gap: var(--space-3);
    align-items: baseline;
  }
  & dt {
    color: var(--text-faint);
    font-size: var(--size-s);
  }
`;
