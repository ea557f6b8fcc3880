import { styled } from "styled-components";
import { PlainLink } from "./link.tsx";

/** For screen readers only. */
export const VisuallyHidden = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** The first tab stop: skips the header. */
export const SkipLink = styled(PlainLink)`
  position: fixed;
  top: var(--space-2);
  left: var(--space-2);
  z-index: 1000;
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-m);
  background: var(--accent);
  color: var(--on-accent);
  font-weight: 620;
  transform: translateY(-200%);
  &:focus {
    transform: none;
  }
`;
