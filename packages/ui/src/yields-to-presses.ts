/**
 * Style of elements that appear over the page by themselves: a press that began on the page ends there, not on what has
 * appeared above it (R-WEB-32).
 */
export const yieldsToPresses = `
  html:active &:not(:active) {
    pointer-events: none;
  }
`;
