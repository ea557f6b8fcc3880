import type { OutfitKey } from "../../catalogue/art-keys.ts";
import { linear, mix, type Stage } from "../stage.ts";

export interface Colours {
  readonly skin: string;
  readonly skinShade: string;
  readonly hair: string;
  readonly hairLight: string;
  readonly cloth: string;
  readonly clothDark: string;
  readonly trim: string;
}

export function colours(s: Stage, outfit: OutfitKey, index: number, random: () => number): Colours {
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
export function lit(s: Stage, shade: string, light: string): string {
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
