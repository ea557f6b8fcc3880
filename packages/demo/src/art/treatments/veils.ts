import { linear, rect, type Stage } from "../stage.ts";

export function bottomVeil(s: Stage, from: number, strength = 0.9): string {
  return rect(
    0,
    s.h * from,
    s.w,
    s.h * (1 - from),
    linear(s, [
      [0, s.p.ink, 0],
      [0.55, s.p.ink, strength * 0.7],
      [1, s.p.ink, strength],
    ]),
  );
}

export function sideVeil(s: Stage, to: number, strength = 0.8): string {
  return rect(
    0,
    0,
    s.w * to,
    s.h,
    linear(
      s,
      [
        [0, s.p.ink, strength],
        [0.5, s.p.ink, strength * 0.6],
        [1, s.p.ink, 0],
      ],
      "across",
    ),
  );
}
