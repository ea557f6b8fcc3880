import { styled } from "styled-components";

/** The words below a picture on a card. */
export const CardWords = styled.div`
  display: grid;
  gap: var(--space-2);
  padding: var(--space-4);
`;
