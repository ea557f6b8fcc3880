import type { HairKey, OutfitKey } from "../../catalogue/art-keys.ts";
import { circle, ellipse, mix, path, rect, repeat, stroke, type Stage } from "../stage.ts";
import { lit, type Colours } from "./colours.ts";

/** Head and shoulders in profile, looking right, in a box of 340 by 520. */
export function profileBust(s: Stage, hair: HairKey, outfit: OutfitKey, c: Colours): string {
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
