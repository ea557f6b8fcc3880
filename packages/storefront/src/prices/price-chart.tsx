import { useFormat } from "@catnip/i18n";
import { Trans, useLingui } from "@lingui/react/macro";
import { styled } from "styled-components";
import { chartLines, CHART_SIZE, type ChartPoint } from "./chart-lines.ts";

/** A game's price over the last year. Screen readers get its two ends; the table beside it has every change. */
export function PriceChart({ points, nowMs }: { points: readonly ChartPoint[]; nowMs: number }) {
  const { t } = useLingui();
  const format = useFormat();
  const lines = chartLines(points, nowMs);
  if (!lines) return null;
  const lowest = format.coins(lines.lowest);
  const highest = format.coins(lines.highest);
  return (
    <Figure>
      <Amounts aria-hidden>
        <span>{highest}</span>
        <span>{format.coins(0)}</span>
      </Amounts>
      <svg
        role="img"
        aria-label={t`Chart: between ${lowest} and ${highest} coins`}
        viewBox={`0 -4 ${CHART_SIZE.width} ${CHART_SIZE.height + 8}`}
        preserveAspectRatio="none"
      >
        <line x1="0" x2={CHART_SIZE.width} y1={CHART_SIZE.height} y2={CHART_SIZE.height} />
        <path d={lines.path} />
      </svg>
      <Days aria-hidden>
        <span>{format.date(lines.fromMs)}</span>
        <span>
          <Trans comment="The right end of a chart over time">Today</Trans>
        </span>
      </Days>
    </Figure>
  );
}

const Figure = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-1) var(--space-2);
  color: var(--text-soft);
  font-size: var(--size-xs);
  font-variant-numeric: tabular-nums;
  & > svg {
    width: 100%;
    height: 7.5rem;
    overflow: visible;
  }
  & line {
    stroke: var(--border);
    vector-effect: non-scaling-stroke;
  }
  & path {
    fill: none;
    stroke: var(--accent);
    stroke-width: 2.5;
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
  }
`;
const Amounts = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  text-align: end;
`;
const Days = styled.div`
  grid-column: 2;
  display: flex;
  justify-content: space-between;
`;
