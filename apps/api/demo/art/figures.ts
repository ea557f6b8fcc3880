import type { Cast, HairKey, OutfitKey, PoseKey } from "../catalogue/art-keys.ts";
import {
  circle,
  dice,
  ellipse,
  f,
  group,
  hash,
  linear,
  mix,
  path,
  place,
  rect,
  repeat,
  stroke,
  type Stage,
} from "./stage.ts";

/** A drawn figure and the box it was drawn in; its feet (or lower edge) touch the bottom of the box. */
export interface Figure {
  readonly svg: string;
  readonly w: number;
  readonly h: number;
  readonly pose: PoseKey;
}

interface Colours {
  readonly skin: string;
  readonly skinShade: string;
  readonly hair: string;
  readonly hairLight: string;
  readonly cloth: string;
  readonly clothDark: string;
  readonly trim: string;
}

/**
 * Draws one player of the cast. `index` varies colours, so that two people never share a coat;
 * the same `seed` gives the same person in every picture of a game.
 */
export function drawFigure(s: Stage, cast: Cast, index: number, seed: number): Figure {
  const [pose, hair, outfit] = cast.split(" ") as [PoseKey, HairKey, OutfitKey];
  const c = colours(s, outfit, index, dice(hash(cast) + seed));
  switch (pose) {
    case "profile":
      return { svg: profileBust(s, hair, outfit, c), w: 340, h: 520, pose };
    case "back":
      return { svg: backBust(s, hair, outfit, c), w: 460, h: 520, pose };
    case "seated":
      return { svg: seated(s, hair, outfit, c), w: 230, h: 330, pose };
    case "umbrella":
      return {
        svg: umbrella(s, c) + place(standing(s, hair, outfit, c, 0), 20, 60, 1),
        w: 260,
        h: 600,
        pose,
      };
    case "walking":
      return { svg: standing(s, hair, outfit, c, 1), w: 220, h: 540, pose };
    case "standing":
      return { svg: standing(s, hair, outfit, c, 0), w: 220, h: 540, pose };
  }
}

function colours(s: Stage, outfit: OutfitKey, index: number, random: () => number): Colours {
  const { p } = s;
  const tones = ["#e9b694", "#c98a62", "#f0c9a8", "#8f5a3c"];
  const tone = tones[Math.floor(random() * tones.length)] ?? "#e9b694";
  const hairs = [
    p.ink,
    mix(p.ink, p.accent2, 0.3),
    mix("#3a2418", p.ink, 0.35),
    mix("#6b3a1e", p.ink, 0.2),
    mix("#57493f", p.ink, 0.1),
    mix("#b98a4e", p.near, 0.2),
  ];
  const hair = hairs[Math.floor(random() * hairs.length)] ?? p.ink;
  const main = index % 2 === 0 ? p.accent : p.accent2;
  const cloth = {
    suit: mix(p.near, p.ink, 0.25),
    coat: mix(main, p.ink, 0.42),
    dress: mix(main, p.ink, 0.12),
    knit: mix(main, p.light, 0.2),
    apron: mix(p.light, p.far, 0.3),
    labcoat: mix(p.light, p.sky[1], 0.12),
    kimono: mix(main, p.near, 0.3),
    uniform: mix(p.mid, p.ink, 0.2),
    jacket: mix(main, p.near, 0.55),
    cloak: mix(p.near, main, 0.3),
  }[outfit];
  return {
    skin: mix(tone, p.glow, 0.14),
    skinShade: mix(tone, p.near, 0.42),
    hair,
    hairLight: mix(hair, p.glow, 0.34),
    cloth,
    clothDark: mix(cloth, p.ink, 0.55),
    trim: index % 2 === 0 ? p.accent2 : p.accent,
  };
}

/** Lit from the right: every form falls from light into shade towards the left. */
function lit(s: Stage, shade: string, light: string): string {
  return linear(
    s,
    [
      [0, shade],
      [0.62, mix(shade, light, 0.45)],
      [1, light],
    ],
    "across",
  );
}

/** Head and shoulders in profile, looking right, in a box of 340 by 520. */
function profileBust(s: Stage, hair: HairKey, outfit: OutfitKey, c: Colours): string {
  const { p } = s;
  const hairPaint = lit(s, c.hair, c.hairLight);
  const behind: Partial<Record<HairKey, string>> = {
    long: "M96 120C40 200 52 360 40 500C110 512 150 470 168 380L176 200Z",
    bob: "M104 110C66 170 70 240 84 296C120 312 160 304 176 280L182 190Z",
    ponytail: "M96 128C30 150 22 260 34 400C40 452 58 470 66 486C92 420 70 300 108 214Z",
    braid:
      "M100 200C76 240 84 262 96 280C76 300 84 322 98 338C80 360 90 382 104 396C96 430 104 450 118 472C128 440 132 420 124 398C138 380 140 360 128 340C144 320 142 300 130 280C146 250 140 220 136 200Z",
    curly: "M110 80C60 96 44 150 56 196C40 226 56 262 92 270C120 280 150 262 168 240L180 110Z",
    hood: "M214 60C140 24 70 80 64 190C60 270 44 320 36 360L180 372L196 300C170 250 180 150 236 92Z",
  };
  const front: Partial<Record<HairKey, string>> = {
    short:
      "M248 112C230 98 206 106 192 126C190 142 184 152 178 164C168 154 156 164 160 184L156 214C138 216 124 222 118 232C88 190 88 116 126 82C164 48 228 54 250 94Z",
    swept:
      "M262 96C240 86 214 102 196 130C192 146 186 156 178 166C168 156 156 166 160 186L152 222C134 224 122 232 116 244C82 190 86 110 128 74C166 40 240 40 262 96Z",
    curly:
      "M252 108C232 112 214 118 200 134C194 152 188 160 178 168C166 158 156 168 160 190L150 226C128 236 112 226 104 206C78 190 78 156 92 142C82 112 104 84 130 84C144 54 190 48 208 66C236 62 258 84 252 108Z",
  };
  const covered =
    "M250 114C232 98 206 104 190 130C186 154 176 174 168 196C158 214 146 224 128 230C94 196 90 116 128 80C168 46 232 54 250 96Z";
  const bun =
    hair === "bun"
      ? circle(92, 126, 40, hairPaint) +
        stroke("M70 108q24 -18 46 4M64 130q26 16 52 4", c.hair, 4, 'opacity="0.5"')
      : "";
  const tie =
    hair === "ponytail" ? rect(92, 132, 14, 34, c.trim, 'rx="5" transform="rotate(24 99 149)"') : "";
  const face =
    "M150 92C190 66 232 78 242 104C249 120 254 128 254 141C254 149 250 152 254 160C260 173 273 182 278 191C280 197 270 200 261 201C260 205 267 208 267 213C267 217 259 218 258 220C264 222 267 226 263 230C260 234 254 235 254 240C256 249 258 253 254 261C247 273 222 277 206 270C199 292 204 322 216 346L110 346C124 312 128 280 122 240Z";
  const hat =
    hair === "hat"
      ? path(
          "M86 122C98 52 126 30 176 30C226 30 246 62 252 96L286 112C292 122 250 124 210 118C160 116 110 130 72 146C56 146 60 128 86 122Z",
          lit(s, c.clothDark, mix(c.cloth, p.light, 0.2)),
        ) + path("M90 120C130 100 200 92 252 96L256 110C200 104 130 114 86 134Z", c.trim)
      : "";
  const back = behind[hair];
  return (
    (back === undefined ? "" : path(back, hair === "hood" ? lit(s, c.clothDark, c.cloth) : hairPaint)) +
    bun +
    path(
      "M4 520C8 424 50 378 116 344C150 366 186 362 214 340C270 356 312 404 326 520Z",
      lit(s, c.clothDark, c.cloth),
    ) +
    path(face, lit(s, c.skinShade, c.skin)) +
    path(
      "M206 270C180 268 160 262 148 250C160 290 180 312 206 322C202 304 202 286 206 270Z",
      p.ink,
      'opacity="0.22"',
    ) +
    stroke("M226 163q11 7 21 0", c.hair, 4.5) +
    stroke("M224 143q12 -8 26 -3", c.hair, 4.5, 'opacity="0.85"') +
    stroke("M246 219q8 2 13 0", mix("#b4473f", p.ink, 0.15), 4, 'opacity="0.8"') +
    ellipse(224, 198, 18, 10, "#e8574f", 'opacity="0.2"') +
    path("M160 168c-8 12 -4 30 8 36c10 0 12 -14 8 -20c8 -8 0 -24 -16 -16z", lit(s, c.skinShade, c.skin)) +
    path(front[hair] ?? covered, hairPaint) +
    stroke(
      "M130 116c26 -32 62 -42 98 -34M122 144c14 -30 34 -46 60 -54",
      mix(c.hairLight, p.light, 0.35),
      5,
      'opacity="0.45"',
    ) +
    tie +
    hat +
    profileOutfit(s, outfit, c) +
    stroke("M216 342C270 358 310 404 324 516", p.glow, 5, 'opacity="0.65"')
  );
}

function profileOutfit(s: Stage, outfit: OutfitKey, c: Colours): string {
  const { p } = s;
  switch (outfit) {
    case "suit":
    case "uniform":
    case "labcoat":
      return (
        path("M118 340C140 366 190 366 214 338L240 384L214 520H150L110 376Z", mix(p.light, c.cloth, 0.08)) +
        path("M116 340L104 380L150 520H60L40 420C60 380 88 358 116 340Z", lit(s, c.clothDark, c.cloth)) +
        path(
          "M214 336L246 360L262 420L216 520H330C318 420 280 362 214 336Z",
          lit(s, c.cloth, mix(c.cloth, p.light, 0.22)),
        ) +
        path("M204 384L226 384L232 410L222 520H198L198 410Z", c.trim) +
        (outfit === "uniform"
          ? rect(270, 402, 44, 10, c.trim, 'transform="rotate(34 290 406)"') +
            rect(262, 420, 44, 6, c.trim, 'transform="rotate(34 284 424)"')
          : "")
      );
    case "kimono":
      return (
        path(
          "M112 340C150 380 200 372 216 338L250 372C220 420 200 470 196 520H150C156 460 130 400 96 366Z",
          mix(p.light, c.cloth, 0.15),
        ) +
        path(
          "M112 340C140 400 160 460 150 520H190C196 470 220 420 250 372L238 352C210 400 184 430 170 452C158 410 140 370 126 342Z",
          c.trim,
        ) +
        repeat(5, (i) => circle(60 + i * 52, 456 + (i % 2) * 34, 12, p.glow, 'opacity="0.35"'))
      );
    case "dress":
      return (
        path(
          "M118 346C150 372 190 366 214 342C232 348 246 356 258 368C210 410 140 410 84 372C94 360 106 352 118 346Z",
          lit(s, c.skinShade, c.skin),
        ) + repeat(7, (i) => circle(122 + i * 16, 366 + Math.sin((i / 6) * Math.PI) * 18, 5.5, p.glow))
      );
    case "apron":
      return (
        path("M128 400H214L226 520H116Z", p.light, 'opacity="0.95"') +
        stroke("M132 402L120 346M210 402L220 344", p.light, 9)
      );
    default:
      return (
        path(
          "M112 336C150 372 196 366 218 334L226 362C190 394 138 394 104 364Z",
          lit(s, mix(c.clothDark, c.trim, 0.3), c.trim),
        ) + stroke("M170 394V520", c.clothDark, 5, 'opacity="0.7"')
      );
  }
}

/** A head seen from behind, slightly turned; centre at (0, 0), about 130 wide and 160 high. */
function backHead(s: Stage, hair: HairKey, c: Colours): string {
  const { p } = s;
  const paint = lit(s, c.hair, c.hairLight);
  const shine = stroke(
    "M-18 -64C14 -72 44 -52 54 -16M-36 -50C-20 -60 -6 -62 4 -60",
    mix(c.hairLight, p.light, 0.4),
    4.5,
    'opacity="0.5"',
  );
  const neck = path("M-30 46H34C34 84 40 96 56 112H-52C-36 96 -30 84 -30 46Z", lit(s, c.skinShade, c.skin));
  const face =
    path("M20 -50C70 -40 70 10 66 30C64 58 44 78 18 80Z", lit(s, c.skinShade, c.skin)) +
    path("M52 4c14 -8 20 8 14 20c-4 10 -12 12 -16 6z", c.skin);
  const cap = path(
    "M-2 -80C44 -80 64 -44 60 -4C58 26 48 46 36 62C10 74 -20 72 -38 58C-62 30 -70 -2 -62 -32C-54 -62 -32 -80 -2 -80Z",
    paint,
  );
  switch (hair) {
    case "short":
      return (
        neck +
        face +
        cap +
        path("M-38 54C-20 76 20 76 38 56L34 74C14 84 -16 84 -34 74Z", c.hair, 'opacity="0.8"') +
        shine
      );
    case "swept":
      return (
        neck +
        face +
        cap +
        path("M-40 -70C-10 -104 50 -96 66 -54C76 -46 70 -30 62 -22C50 -60 10 -76 -40 -70Z", paint) +
        shine
      );
    case "bob":
      return (
        neck +
        face +
        path(
          "M0 -82C50 -82 72 -44 72 0C74 40 70 66 62 84C30 96 -34 96 -62 84C-76 50 -78 0 -66 -32C-54 -64 -34 -82 0 -82Z",
          paint,
        ) +
        stroke(
          "M-30 -10C-36 30 -34 60 -28 88M8 -14C6 30 8 60 10 92M40 -10C46 30 46 60 42 88",
          c.hair,
          3,
          'opacity="0.4"',
        ) +
        shine
      );
    case "long":
      return (
        neck +
        face +
        path(
          "M0 -82C52 -82 72 -44 72 0C76 70 92 140 84 236C52 258 -40 262 -76 240C-88 150 -84 40 -66 -32C-54 -64 -34 -82 0 -82Z",
          paint,
        ) +
        stroke(
          "M-34 0C-46 90 -40 170 -46 240M4 0C0 90 4 170 0 250M40 0C52 90 46 170 50 244",
          c.hair,
          3.5,
          'opacity="0.4"',
        ) +
        shine
      );
    case "bun":
      return (
        neck +
        face +
        cap +
        circle(-4, -88, 34, paint) +
        stroke("M-26 -100q20 -16 42 2M-32 -84q28 14 54 2", c.hair, 3.5, 'opacity="0.5"') +
        stroke("M24 -112L54 -136", c.trim, 5) +
        shine
      );
    case "ponytail":
      return (
        neck +
        face +
        cap +
        path("M-18 -40C6 -56 26 -40 28 -16C48 50 30 140 10 190C-14 150 -44 50 -18 -40Z", paint) +
        rect(-20, -42, 46, 15, c.trim, 'rx="7"') +
        shine
      );
    case "braid":
      return (
        neck +
        face +
        cap +
        repeat(
          6,
          (i) =>
            ellipse(-4 + (i % 2) * 8, 60 + i * 30, 21 - i * 1.4, 21, paint) +
            stroke(`M${f(-20 + (i % 2) * 8)} ${f(58 + i * 30)}q16 12 30 0`, c.hair, 3, 'opacity="0.6"'),
        ) +
        rect(-8, 232, 20, 12, c.trim, 'rx="5"') +
        path("M-8 244h20l6 28h-32z", paint) +
        shine
      );
    case "curly":
      return (
        neck +
        face +
        repeat(13, (i) => circle(Math.cos(i * 0.4833) * 56 - 2, Math.sin(i * 0.4833) * 56 - 14, 27, paint)) +
        circle(-2, -12, 56, paint) +
        shine
      );
    case "hat":
      return (
        neck +
        face +
        cap +
        path(
          "M-58 -30C-60 -90 -44 -112 0 -112C46 -112 62 -88 60 -28Z",
          lit(s, c.clothDark, mix(c.cloth, p.light, 0.2)),
        ) +
        path(
          "M-112 -20C-60 -46 60 -46 112 -18C80 4 -76 6 -112 -20Z",
          lit(s, c.clothDark, mix(c.cloth, p.light, 0.25)),
        ) +
        path("M-59 -34C-20 -48 30 -48 61 -32V-52C30 -66 -30 -66 -59 -52Z", c.trim)
      );
    case "hood":
      return (
        path(
          "M0 -100C60 -92 84 -34 82 30C82 70 92 96 104 124H-104C-90 90 -88 60 -86 20C-84 -50 -56 -98 0 -100Z",
          lit(s, c.clothDark, mix(c.cloth, p.light, 0.12)),
        ) +
        stroke("M-30 -84C-52 -30 -40 40 -62 110M36 -82C60 -30 52 40 78 110", c.clothDark, 4, 'opacity="0.55"')
      );
  }
}

/** Head and shoulders from behind, in a box of 460 by 520. */
function backBust(s: Stage, hair: HairKey, outfit: OutfitKey, c: Colours): string {
  const { p } = s;
  const torso = path(
    "M10 520C16 420 52 352 132 320C170 304 190 296 196 280H268C274 296 292 304 328 320C408 352 444 420 450 520Z",
    lit(s, c.clothDark, c.cloth),
  );
  const seam = stroke(
    "M230 330V520M90 430C100 460 104 490 104 520M370 430C360 460 356 490 356 520",
    c.clothDark,
    4.5,
    'opacity="0.6"',
  );
  const rim = stroke("M330 322C408 354 442 420 448 516", p.glow, 6, 'opacity="0.6"');
  const details: Partial<Record<OutfitKey, string>> = {
    suit:
      path("M186 286C206 306 254 306 276 286L290 304C256 332 204 332 172 304Z", p.light) +
      path("M168 300C200 330 262 330 292 300L304 314C262 348 196 348 156 314Z", c.cloth),
    uniform:
      path("M180 286C206 306 254 306 282 286L292 318C254 336 206 336 168 318Z", c.trim) +
      rect(50, 360, 80, 16, c.trim, 'transform="rotate(-28 90 368)"') +
      rect(330, 360, 80, 16, c.trim, 'transform="rotate(28 370 368)"'),
    coat: path(
      "M160 310C180 268 280 268 300 310C290 344 170 344 160 310Z",
      lit(s, c.clothDark, mix(c.cloth, p.light, 0.16)),
    ),
    cloak: path("M140 316C180 280 280 280 320 316C300 352 160 352 140 316Z", c.trim),
    labcoat: path(
      "M166 306C190 282 270 282 294 306L282 336C250 324 210 324 178 336Z",
      mix(c.cloth, p.ink, 0.15),
    ),
    apron:
      stroke("M150 318L206 420M310 318L254 420", p.light, 16) +
      rect(60, 450, 340, 20, p.light) +
      path(
        "M230 460c-50 -34 -80 -10 -64 14c10 12 44 4 64 -8c20 12 54 20 64 8c16 -24 -14 -48 -64 -14z",
        p.light,
      ),
    dress:
      path(
        "M146 318C190 300 270 300 314 318C300 400 262 440 230 446C198 440 160 400 146 318Z",
        lit(s, c.skinShade, c.skin),
      ) + stroke("M150 322C160 400 200 440 230 446C262 440 300 400 310 322", c.trim, 6),
    kimono:
      path("M166 308C190 284 270 284 296 308C280 348 182 348 166 308Z", p.light) +
      rect(40, 452, 380, 68, c.trim) +
      rect(172, 430, 116, 90, mix(c.trim, p.ink, 0.25), 'rx="10"') +
      repeat(6, (i) => circle(84 + i * 58, 396 + (i % 2) * 28, 13, p.glow, 'opacity="0.4"')),
    jacket:
      path("M158 314C186 276 274 276 302 314L290 342C250 326 210 326 170 342Z", mix(c.cloth, p.light, 0.28)) +
      stroke("M60 436H400", c.trim, 12, 'opacity="0.85"'),
    knit:
      path("M168 308C190 280 270 280 292 308C280 336 180 336 168 308Z", mix(c.cloth, p.light, 0.25)) +
      repeat(9, (i) =>
        stroke(`M${f(70 + i * 40)} ${f(392 + Math.abs(i - 4) * 8)}V520`, c.clothDark, 3, 'opacity="0.3"'),
      ),
  };
  const head = place(backHead(s, hair, c), 232, 178, 1.12);
  // Long hair falls over the collar; short hair leaves the collar in front.
  return hair === "long" || hair === "braid" || hair === "ponytail" || hair === "hood"
    ? torso + seam + (details[outfit] ?? "") + head + rim
    : head + torso + seam + (details[outfit] ?? "") + rim;
}

/** A whole figure from behind, in a box of 220 by 540. */
function standing(s: Stage, hair: HairKey, outfit: OutfitKey, c: Colours, stride: number): string {
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
function seated(s: Stage, hair: HairKey, outfit: OutfitKey, c: Colours): string {
  const body = standing(s, hair, outfit, c, 0);
  const seatId = `seat${s.defs.length}`;
  s.defs.push(`<clipPath id="${seatId}"><rect x="-60" y="-120" width="360" height="404"/></clipPath>`);
  const hips = path(
    "M52 250C30 270 26 310 32 330H188C194 310 190 270 168 250Z",
    lit(s, c.clothDark, mix(c.cloth, c.clothDark, 0.35)),
  );
  return place(hips + group(body, `clip-path="url(#${seatId})"`), 5, 0, 1);
}

function umbrella(s: Stage, c: Colours): string {
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
