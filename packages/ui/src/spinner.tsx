import { keyframes, styled } from "styled-components";
import { VisuallyHidden } from "./visually-hidden.tsx";

/** Loading, where there is no shape for a skeleton. */
export function Spinner({ label, size = "2rem" }: { label: string; size?: string }) {
  return (
    <Box>
      <Spin style={{ "--spin": size }} aria-hidden />
      <VisuallyHidden>{label}</VisuallyHidden>
    </Box>
  );
}

const turn = keyframes`to { transform: rotate(1turn); }`;

/** Just the spinning ring. */
export const Spin = styled.span`
  display: block;
  font-size: var(--spin);
  width: 1.15em;
  height: 1.15em;
  border: 0.16em solid color-mix(in srgb, currentcolor 28%, transparent);
  border-top-color: currentcolor;
  border-radius: 50%;
  animation: ${turn} 0.8s linear infinite;
`;

const Box = styled.output`
  display: grid;
  place-content: center;
  padding: var(--space-4);
  color: var(--accent-text);
`;
