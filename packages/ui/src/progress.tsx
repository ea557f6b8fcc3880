import { keyframes, styled } from "styled-components";
import { VisuallyHidden } from "./visually-hidden.tsx";

/** A progress bar; without `value` (0 to 100) it is indeterminate. */
export function ProgressBar({ label, value }: { label: string; value?: number }) {
  return (
    <Track>
      <VisuallyHidden as="progress" aria-label={label} max={100} value={value} />
      <Fill
        data-moving={value === undefined || undefined}
        {...(value !== undefined && { style: { width: `${value}%` } })}
      />
    </Track>
  );
}

/**
 * The thin bar at the top of the window while a page loads. `progress` is 0 to 100; it fades when no longer `active`.
 * Decorative: the page itself announces its arrival.
 */
export function LoadingBar({ active, progress = 30 }: { active: boolean; progress?: number }) {
  return (
    <Top aria-hidden data-active={active || undefined}>
      <TopFill {...(active && { style: { transform: `scaleX(${progress / 100})` } })} />
    </Top>
  );
}

const slide = keyframes`from { left: -40%; } to { left: 100%; }`;

const Track = styled.div`
  position: relative;
  height: 0.5rem;
  overflow: hidden;
  border-radius: var(--radius-pill);
  background: var(--overlay);
`;
const Fill = styled.div`
  height: 100%;
  border-radius: inherit;
  background: var(--accent);
  transition: width 240ms var(--ease-out);
  &[data-moving] {
    position: absolute;
    width: 40%;
    animation: ${slide} 1.4s ease-in-out infinite;
  }
`;
const Top = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: 900;
  height: 3px;
  pointer-events: none;
  opacity: 0;
  transition: opacity 300ms 120ms;
  &[data-active] {
    opacity: 1;
    transition-delay: 0ms;
  }
`;
const TopFill = styled.div`
  height: 100%;
  background: var(--accent);
  transform-origin: left;
  transition: transform 200ms linear;
`;
