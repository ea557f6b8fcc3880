/**
 * Style of what appears over the page by itself, at any moment: a press that began on the page ends there, and not on
 * what has appeared above it (R-WEB-32).
 */
export const yieldsToPresses = `
  html:active &:not(:active) {
    pointer-events: none;
  }
`;
