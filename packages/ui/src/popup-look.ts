import { css } from "styled-components";

/** The shared look of everything that floats beside its button: menu, popover, select list. */
export const popupMotion = css`
  border-radius: var(--radius-m);
  background: var(--overlay);
  color: var(--text);
  box-shadow:
    inset 0 0 0 1px var(--line),
    var(--shadow-overlay);
  scrollbar-width: thin;
  scrollbar-color: var(--line-strong) transparent;
  outline: none;
  transform-origin: var(--transform-origin);
  transition:
    opacity 120ms,
    transform 140ms var(--ease-out);
  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
    transform: scale(0.97);
  }
`;
