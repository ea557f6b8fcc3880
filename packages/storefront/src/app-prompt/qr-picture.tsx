import { encode } from "uqr";

/** A text as a QR code; black on white in every theme, since cameras expect it. Says nothing to screen readers. */
export function QrPicture({ text }: { text: string }) {
  const { data, size } = encode(text, { border: QUIET_ZONE });
  const dots = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" aria-hidden>
      <rect width={size} height={size} fill="#fff" />
      <path d={dots.join("")} fill="#000" />
    </svg>
  );
}

/** The margin that readers need, in dots. */
const QUIET_ZONE = 4;
