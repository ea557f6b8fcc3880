import { keyframes, styled } from "styled-components";

/**
 * A placeholder of the same size as the content to come, to avoid layout shift. Not announced: the region around it is
 * `aria-busy`.
 */
export function Skeleton({
  width = "100%",
  height = "1em",
  radius = "var(--radius-s)",
  ratio,
  lines = 1,
}: {
  width?: string | undefined;
  height?: string | undefined;
  radius?: string | undefined;
  /** An aspect ratio instead of a height, such as "16/9". */
  ratio?: string | undefined;
  /** Several lines of text; the last one is shorter. */
  lines?: number | undefined;
}) {
  const look: Readonly<Record<`--${string}`, string>> = {
    "--bone-width": width,
    "--bone-radius": radius,
    ...(ratio ? { "--bone-ratio": ratio } : { "--bone-height": height }),
  };
  if (lines === 1) return <Bone aria-hidden style={look} />;
  return (
    <Lines aria-hidden>
      {Array.from({ length: lines }, (_, line) => (
        <Bone key={line} style={line === lines - 1 ? { ...look, "--bone-width": "62%" } : look} />
      ))}
    </Lines>
  );
}

const breathe = keyframes`50% { opacity: 0.55; }`;

const Bone = styled.span`
  --bone-height: auto;
  --bone-ratio: auto;
  display: block;
  width: var(--bone-width);
  height: var(--bone-height);
  aspect-ratio: var(--bone-ratio);
  border-radius: var(--bone-radius);
  background: var(--hover);
  animation: ${breathe} 1.8s ease-in-out infinite;
`;
const Lines = styled.span`
  display: grid;
  gap: 0.6em;
`;
