import type { HairKey, OutfitKey } from "../../catalogue/art-keys.ts";
import { circle, f, group, mix, path, place, rect, repeat, stroke, type Stage } from "../stage.ts";
import { backHead } from "./back-head.ts";
import { lit, type Colours } from "./colours.ts";

/** A whole figure from behind, in a box of 220 by 540. */
export function standing(s: Stage, hair: HairKey, outfit: OutfitKey, c: Colours, stride: number): string {
  const { p } = s;
  const paint = lit(s, c.clothDark, mix(c.cloth, p.light, 0.08));
  const trousers = lit(s, p.ink, mix(p.near, p.ink, 0.3));
  const legs =
    path(
      `M74 290H146L${f(142 + stride * 20)} 516h${f(-30)}L110 340L${f(104 - stride * 8)} 516H${f(72 - stride * 10)}Z`,
      trousers,
    ) +
    path(
      `M${f(66 - stride * 10)} 512h38v18h-44q0 -12 6 -18zM${f(112 + stride * 20)} 512h32q10 8 10 18h-42z`,
      p.ink,
    );
  const bare =
    path("M86 400h16l-3 118h-14zM118 400h16l-1 118h-14z", lit(s, c.skinShade, c.skin)) +
    path("M80 514h22v16h-26zM116 514h20l6 16h-26z", p.ink);
  const arm = (x: number, bend: number) =>
    path(
      `M${f(x)} 140q${f(bend * 20)} 60 ${f(bend * 14)} 150q${f(-bend * 12)} 14 ${f(-bend * 24)} 0q${f(bend * 2)} -80 ${f(-bend * 8)} -120z`,
      paint,
    );
  const torso = path(
    "M56 152C60 132 84 124 96 118H124C136 124 160 132 164 152L158 230L152 312H68L62 230Z",
    paint,
  );
  const rim = stroke("M164 154C172 190 178 240 176 286", p.glow, 4, 'opacity="0.6"');
  const head = place(backHead(s, hair, c), 110, 74, 0.46);
  const hairOver = hair === "long" || hair === "braid" || hair === "ponytail" || hair === "hood";
  const bodies: Record<OutfitKey, string> = {
    suit: legs + arm(58, -1) + arm(162, 1) + torso + stroke("M110 220V312", c.clothDark, 3),
    uniform:
      legs +
      arm(58, -1) +
      arm(162, 1) +
      torso +
      rect(62, 250, 96, 12, c.trim) +
      rect(52, 146, 26, 9, c.trim) +
      rect(142, 146, 26, 9, c.trim),
    knit: legs + arm(58, -1) + arm(162, 1) + torso + rect(66, 296, 88, 16, c.clothDark, 'rx="5"'),
    jacket:
      legs +
      arm(56, -1) +
      arm(164, 1) +
      path("M54 152C60 130 84 122 96 118H124C136 122 160 130 166 152L162 282H58Z", paint) +
      rect(58, 270, 104, 16, c.trim, 'rx="5"') +
      path("M84 128C98 112 122 112 136 128L130 140H90Z", mix(c.cloth, p.light, 0.3)),
    apron:
      legs +
      arm(58, -1) +
      arm(162, 1) +
      path(
        "M56 152C60 132 84 124 96 118H124C136 124 160 132 164 152L158 230L152 312H68L62 230Z",
        lit(s, mix(c.trim, p.ink, 0.5), mix(c.trim, p.ink, 0.15)),
      ) +
      stroke("M84 124L110 214L136 124", p.light, 8) +
      path("M62 240H158L164 420H56Z", lit(s, mix(p.light, p.mid, 0.35), p.light)) +
      path(
        "M110 250c-30 -24 -48 -6 -38 10c8 8 28 2 38 -4c10 6 30 12 38 4c10 -16 -8 -34 -38 -10z",
        mix(p.light, p.mid, 0.15),
      ),
    coat:
      legs +
      arm(56, -1) +
      arm(164, 1) +
      path("M54 152C60 130 84 120 96 114H124C136 120 160 130 166 152L160 250L182 434H38L60 250Z", paint) +
      stroke("M110 280V432", c.clothDark, 4) +
      rect(60, 250, 100, 13, c.clothDark) +
      path("M82 126C98 104 122 104 138 126L128 146H92Z", mix(c.cloth, p.light, 0.2)),
    labcoat:
      legs +
      arm(56, -1) +
      arm(164, 1) +
      path("M54 152C60 130 84 120 96 114H124C136 120 160 130 166 152L160 250L174 420H46L60 250Z", paint) +
      stroke("M110 300V418", c.clothDark, 3) +
      rect(84, 248, 52, 9, c.clothDark),
    dress:
      bare +
      path(
        "M66 150C74 134 90 126 98 120H122C130 126 146 134 154 150L146 236L190 424C140 444 80 444 30 424L74 236Z",
        paint,
      ) +
      path("M76 134h68l-8 44q-26 22 -52 0z", lit(s, c.skinShade, c.skin)) +
      path(
        "M62 150q-14 60 -10 130q10 8 16 0q4 -60 12 -100zM158 150q14 60 10 130q-10 8 -16 0q-4 -60 -12 -100z",
        lit(s, c.skinShade, c.skin),
      ) +
      rect(73, 230, 74, 13, c.trim),
    kimono:
      path("M88 500h20v26h-30zM114 500h20l8 26h-28z", p.light) +
      path("M64 146C80 132 90 126 98 118H122C130 126 140 132 156 146L150 240L156 506H64L70 240Z", paint) +
      path(
        "M66 146L18 168L14 300L62 306L72 200ZM154 146L202 168L206 300L158 306L148 200Z",
        lit(s, c.clothDark, mix(c.cloth, p.light, 0.15)),
      ) +
      rect(62, 222, 96, 56, c.trim) +
      rect(84, 214, 52, 78, mix(c.trim, p.ink, 0.28), 'rx="7"') +
      path("M84 128C98 112 122 112 136 128L122 148H98Z", p.light) +
      repeat(5, (i) => circle(80 + (i % 2) * 54, 330 + i * 34, 9, p.glow, 'opacity="0.4"')),
    cloak:
      legs +
      path(
        "M60 150C74 126 90 118 98 112H122C130 118 146 126 160 150C180 260 188 380 196 462C140 484 80 484 24 462C32 380 40 260 60 150Z",
        paint,
      ) +
      stroke(
        "M80 180C70 280 66 380 64 470M110 160V476M140 180C150 280 154 380 156 470",
        c.clothDark,
        4,
        'opacity="0.5"',
      ) +
      path("M80 130C98 108 122 108 140 130L130 152H90Z", c.trim),
  };
  return hairOver ? bodies[outfit] + rim + head : head + bodies[outfit] + rim;
}

/** Sitting with the back to us, cut off by the bench, in a box of 230 by 330. */
export function seated(s: Stage, hair: HairKey, outfit: OutfitKey, c: Colours): string {
  const body = standing(s, hair, outfit, c, 0);
  const seatId = `seat${s.defs.length}`;
  s.defs.push(`<clipPath id="${seatId}"><rect x="-60" y="-120" width="360" height="404"/></clipPath>`);
  const hips = path(
    "M52 250C30 270 26 310 32 330H188C194 310 190 270 168 250Z",
    lit(s, c.clothDark, mix(c.cloth, c.clothDark, 0.35)),
  );
  return place(hips + group(body, `clip-path="url(#${seatId})"`), 5, 0, 1);
}

export function umbrella(s: Stage, c: Colours): string {
  const { p } = s;
  const canopy =
    "M-30 118C-10 20 80 -34 150 -34C226 -34 300 20 320 118C300 100 268 100 250 120C232 98 196 98 178 120C160 98 124 98 106 120C88 98 54 98 36 120C18 100 -12 100 -30 118Z";
  return (
    stroke("M150 -54V360", p.ink, 7) +
    path(canopy, lit(s, mix(c.trim, p.ink, 0.45), mix(c.trim, p.light, 0.15))) +
    path(
      "M150 -34C120 10 108 70 106 120C124 98 160 98 178 120C176 70 172 10 150 -34Z",
      p.light,
      'opacity="0.22"',
    ) +
    stroke("M36 120C54 50 100 -10 150 -34M250 120C240 50 200 -10 150 -34", p.ink, 3, 'opacity="0.3"')
  );
}
