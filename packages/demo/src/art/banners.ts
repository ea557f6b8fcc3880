import { drawPicture, grain } from "./covers.ts";
import { drawFigure } from "./figures.ts";
import type { Cast, DemoArt, HairKey, OutfitKey } from "../catalogue/art-keys.ts";
import { PALETTES } from "./palettes.ts";
import {
  circle,
  clip,
  createStage,
  ellipse,
  finishStage,
  glow,
  group,
  hash,
  linear,
  mix,
  path,
  place,
  rect,
  repeat,
  stroke,
} from "./stage.ts";

/** A home banner, 1920 by 640. Its left half stays calm: the shop sets the words there, in any language. */
export function renderBannerSvg(slide: { readonly art: DemoArt }): string {
  const { art } = slide;
  const stage = createStage(1920, 640, PALETTES[art.palette], art.seed);
  const veil = rect(
    0,
    0,
    1920,
    640,
    linear(
      stage,
      [
        [0, stage.p.ink, 0.92],
        [0.34, stage.p.ink, 0.72],
        [0.62, stage.p.ink, 0.1],
        [1, stage.p.ink, 0],
      ],
      "across",
    ),
  );
  const picture = drawPicture(stage, art, art.scene, {
    scene: { x: 0, y: 0, w: 1920, h: 640 },
    subjectX: 1400,
    hero: { x: 1400, y: 330, size: 400 },
    ground: "",
    veil,
    title: "",
  });
  return finishStage(stage, picture + grain(stage));
}

const HAIR: readonly HairKey[] = [
  "short",
  "swept",
  "bob",
  "long",
  "bun",
  "ponytail",
  "braid",
  "curly",
  "hat",
];
const OUTFITS: readonly OutfitKey[] = [
  "suit",
  "coat",
  "dress",
  "knit",
  "apron",
  "kimono",
  "uniform",
  "jacket",
];

/** A portrait for an author or player, 480 by 480, the same for the same key. */
export function renderAvatarSvg(key: string): string {
  const seed = hash(key);
  const palettes = Object.values(PALETTES);
  const palette = palettes[seed % palettes.length] ?? PALETTES["midnight-gold"];
  const stage = createStage(480, 480, palette, seed);
  const hair = HAIR[(seed >>> 5) % HAIR.length] ?? "short";
  const outfit = OUTFITS[(seed >>> 9) % OUTFITS.length] ?? "coat";
  const cast: Cast = `profile ${hair} ${outfit}`;
  const figure = drawFigure(stage, cast, seed % 2, seed);
  const flip = (seed >>> 13) % 2 === 0 ? 1 : -1;
  const { p } = stage;
  const backdrop =
    rect(
      0,
      0,
      480,
      480,
      linear(stage, [
        [0, p.sky[1]],
        [1, p.sky[2]],
      ]),
    ) +
    repeat(
      5,
      (i) =>
        `<circle cx="240" cy="230" r="${70 + i * 46}" fill="none" stroke="${p.light}" stroke-opacity="${0.22 - i * 0.03}" stroke-width="3"/>`,
    ) +
    glow(stage, 240, 220, 230, p.glow, 0.7) +
    circle(240, 220, 150, mix(p.sky[2], p.glow, 0.5), 'opacity="0.7"');
  const scale = 0.86;
  return finishStage(
    stage,
    backdrop +
      place(
        figure.svg,
        240 - (flip * figure.w * scale) / 2,
        480 - figure.h * scale + 20,
        flip * scale,
        scale,
      ),
  );
}

/** Shown where a picture is missing, 640 by 480. */
export function renderEmptyImageSvg(): string {
  const stage = createStage(640, 480, PALETTES["graphite-lime"], 1);
  const { p } = stage;
  const cat =
    path("M-46 92C-70 50 -62 0 -34 -24L-44 -86L-12 -62Q4 -66 20 -62L52 -86L42 -24C70 0 78 50 54 92Z", p.far) +
    ellipse(-14, -30, 6, 8, p.light) +
    ellipse(22, -30, 6, 8, p.light) +
    stroke("M52 84C100 90 108 44 84 30", p.far, 16) +
    path("M-2 -16h12l-6 7z", p.accent);
  const window = clip(stage, '<rect x="150" y="80" width="340" height="300" rx="24"/>');
  const pane =
    rect(
      150,
      80,
      340,
      300,
      linear(stage, [
        [0, p.mid],
        [1, p.near],
      ]),
    ) +
    circle(410, 150, 34, p.sky[2]) +
    repeat(18, () =>
      circle(150 + stage.random() * 340, 80 + stage.random() * 170, 1.6, p.light, 'opacity="0.6"'),
    );
  return finishStage(
    stage,
    rect(0, 0, 640, 480, p.near) +
      group(pane + place(cat, 320, 292, 0.95), window) +
      `<rect x="150" y="80" width="340" height="300" rx="24" fill="none" stroke="${p.far}" stroke-width="8"/>` +
      rect(126, 376, 388, 18, p.far, 'rx="9"'),
  );
}
