import type { ReactNode } from "react";
import { styled } from "styled-components";
import { ThumbUpIcon } from "./icons.tsx";

/** The share of good votes. `value` is 0 to 100, or null while there are too few votes. `label` says it in words. */
export function Rating({ value, label }: { value: number | null; label: ReactNode }) {
  return (
    <Line>
      <ThumbUpIcon />
      {value !== null && (
        <Track aria-hidden>
          <span style={{ width: `${value}%` }} />
        </Track>
      )}
      <span>{label}</span>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  color: var(--text-soft);
  font-size: var(--size-s);
  & > svg {
    flex: none;
    font-size: 1.125rem;
    color: var(--accent-text);
  }
`;
const Track = styled.span`
  flex: 0 1 4rem;
  height: 0.375rem;
  overflow: hidden;
  border-radius: var(--radius-pill);
  background: var(--hover);
  & > span {
    display: block;
    height: 100%;
    background: var(--accent);
  }
`;
