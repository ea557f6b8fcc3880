import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { styled } from "styled-components";

/** Four colored bars drawn by WebGL, one of them changing: shows that graphics work, not only that they exist. */
export function TestPicture() {
  const { t } = useLingui();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => (canvas.current ? startDrawing(canvas.current) : undefined), []);
  return (
    <Canvas
      ref={canvas}
      width={320}
      height={180}
      role="img"
      aria-label={t`Test picture: four colored bars`}
    />
  );
}

/** @returns stops it and frees the graphics */
function startDrawing(canvas: HTMLCanvasElement): (() => void) | undefined {
  const gl = canvas.getContext("webgl");
  if (!gl) return undefined;
  let frame = 0;
  const draw = (at: number) => {
    gl.enable(gl.SCISSOR_TEST);
    for (const [bar, [red, green, blue]] of BARS.entries()) {
      gl.scissor(bar * 80, 0, 80, 180);
      const light = bar === 3 ? 0.6 + 0.4 * Math.sin(at / 600) : 1;
      gl.clearColor(red * light, green * light, blue * light, 1);
      gl.clear(gl.COLOR_BUFFER_BIT);
    }
    if (!isCalm()) frame = requestAnimationFrame(draw);
  };
  draw(0);
  return () => cancelAnimationFrame(frame);
}

/** Red, green and blue, each from 0 to 1. */
const BARS = [
  [0.84, 0.25, 0.23],
  [0.53, 0.85, 0.58],
  [0.56, 0.74, 1],
  [1, 0.81, 0.36],
] as const;

const isCalm = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

const Canvas = styled.canvas`
  width: 100%;
  max-width: 20rem;
  height: auto;
  justify-self: center;
  border-radius: var(--radius-m);
  background: var(--sunken);
`;
