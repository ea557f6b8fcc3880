import { Slider } from "@base-ui/react/slider";
import { useState } from "react";
import { styled } from "styled-components";
import { clampNumber, NumberField } from "./number-field.tsx";

/**
 * A lower and an upper bound: two thumbs, and two number fields for those who know the numbers or cannot drag.
 * The bounds never cross.
 */
export function RangeSlider({
  label,
  min,
  max,
  step = 1,
  value,
  onValueChange,
  onValueCommit,
  minLabel,
  maxLabel,
  format = String,
  minName,
  maxName,
}: {
  label: string;
  min: number;
  max: number;
  step?: number | undefined;
  value: readonly [number, number];
  /** While dragging. */
  onValueChange?: ((value: [number, number]) => void) | undefined;
  /** On release or after typing: the moment to search. */
  onValueCommit?: ((value: [number, number]) => void) | undefined;
  /** Label of the lower bound, "Lowest price". */
  minLabel: string;
  maxLabel: string;
  /** Formats a value for screen readers. */
  format?: ((value: number) => string) | undefined;
  /** Field names in a form. */
  minName?: string | undefined;
  maxName?: string | undefined;
}) {
  // Thumb positions while dragging; null when they rest on the value.
  const [dragged, setDragged] = useState<[number, number] | null>(null);
  const [low, high] = dragged ?? value;
  const commit = (next: [number, number]) => {
    setDragged(null);
    onValueCommit?.(next);
  };
  const type = (next: [number, number]) => {
    onValueChange?.(next);
    commit(next);
  };
  return (
    <Frame aria-label={label}>
      <Slider.Root
        min={min}
        max={max}
        step={step}
        value={[low, high]}
        thumbCollisionBehavior="swap"
        onValueChange={(next) => {
          const pair = toPair(next, value);
          setDragged(pair);
          onValueChange?.(pair);
        }}
        onValueCommitted={(next) => commit(toPair(next, value))}
      >
        <Control>
          <Track>
            <Between />
            <Thumb index={0} getAriaLabel={() => minLabel} getAriaValueText={(_, now) => format(now)} />
            <Thumb index={1} getAriaLabel={() => maxLabel} getAriaValueText={(_, now) => format(now)} />
          </Track>
        </Control>
      </Slider.Root>
      <Numbers>
        <NumberField
          label={minLabel}
          name={minName}
          min={min}
          max={high}
          value={low}
          onValueChange={(next) => type([next ?? min, high])}
        />
        <NumberField
          label={maxLabel}
          name={maxName}
          min={low}
          max={max}
          value={high}
          onValueChange={(next) => type([low, next ?? max])}
        />
      </Numbers>
    </Frame>
  );

  function toPair(next: number | readonly number[], before: readonly [number, number]): [number, number] {
    const [first = before[0], second = before[1]] = typeof next === "number" ? before : next;
    return [clampNumber(first, min, max), clampNumber(second, min, max)];
  }
}

const Frame = styled.fieldset`
  display: grid;
  gap: var(--space-2);
`;
const Control = styled(Slider.Control)`
  display: flex;
  align-items: center;
  height: var(--target);
  padding-inline: 0.75rem;
  touch-action: none;
  cursor: pointer;
`;
const Track = styled(Slider.Track)`
  width: 100%;
  height: 0.25rem;
  border-radius: var(--radius-pill);
  background: var(--line-strong);
`;
const Between = styled(Slider.Indicator)`
  border-radius: inherit;
  background: var(--accent);
`;
const Thumb = styled(Slider.Thumb)`
  width: 1.5rem;
  height: 1.5rem;
  border: 2px solid var(--accent);
  border-radius: 50%;
  background: var(--canvas);
  transition: background-color 140ms;
  &:hover,
  &[data-dragging] {
    background: var(--accent);
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
  /* The finger's target is larger than the paint. */
  &::after {
    content: "";
    position: absolute;
    inset: -0.75rem;
    border-radius: 50%;
  }
`;
const Numbers = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--space-3);
`;
