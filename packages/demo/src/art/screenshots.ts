import type { DemoGame } from "../catalogue/demo-game.ts";
import type { DemoArt } from "../catalogue/art-keys.ts";
import { drawPicture, grain } from "./covers.ts";
import { letter, setLetters } from "./lettering.ts";
import { PALETTES } from "./palettes.ts";
import { drawProp } from "./props.ts";
import {
  circle,
  createStage,
  f,
  finishStage,
  linear,
  mix,
  path,
  place,
  rect,
  repeat,
  type Stage,
} from "./stage.ts";
import type { Composition } from "./treatments/composition.ts";

/** One of the three screenshots of a game, 1280 by 720: a dialogue, a choice, and a quiet picture. */
export function renderScreenshotSvg(game: DemoGame, index: 0 | 1 | 2): string {
  const { art } = game;
  const stage = createStage(1280, 720, PALETTES[art.palette], art.seed * 7 + index * 131);
  const scene = index === 0 ? art.scene : art.screens[index - 1 === 0 ? 0 : 1];
  const moment = momentArt(art, index);
  const composition: Composition = {
    scene: { x: 0, y: 0, w: 1280, h: 720 },
    subjectX: [640, 400, 760][index] ?? 640,
    hero: { x: [640, 360, 820][index] ?? 640, y: index === 0 ? 300 : 370, size: index === 2 ? 420 : 320 },
    ground: "",
    veil: index === 1 ? rect(0, 0, 1280, 720, stage.p.ink, 'opacity="0.28"') : "",
    title: "",
  };
  const interfaceLayer = [dialogue, choices, caption][index]?.(stage, game) ?? "";
  return finishStage(stage, drawPicture(stage, moment, scene, composition) + grain(stage) + interfaceLayer);
}

/** The same people and things, arranged for another moment of the story. */
function momentArt(art: DemoArt, index: 0 | 1 | 2): DemoArt {
  if (index === 0) return art;
  const props = [...art.props.slice(index === 1 ? 1 : 0), ...art.props];
  if (index === 1) {
    const [first] = art.cast;
    return {
      ...art,
      cast: first === undefined ? [] : [first],
      props,
      air: art.air === "paper" ? "none" : art.air,
    };
  }
  return {
    ...art,
    cast: art.cast.length > 1 ? art.cast : [],
    props: props.slice(0, art.cast.length > 1 ? 0 : 1),
  };
}

function plate(stage: Stage, x: number, y: number, w: number, h: number): string {
  const { p } = stage;
  return (
    rect(x, y, w, h, p.ink, 'rx="18" opacity="0.8"') +
    `<rect x="${f(x + 6)}" y="${f(y + 6)}" width="${f(w - 12)}" height="${f(h - 12)}" rx="13" fill="none" stroke="${p.accent}" stroke-opacity="0.7" stroke-width="2"/>`
  );
}

/** Bars in place of sentences: a picture is not the place for words in one language. */
function sentence(stage: Stage, x: number, y: number, width: number): string {
  let at = x;
  let out = "";
  while (at < x + width - 30) {
    const word = Math.min(26 + stage.random() * 90, x + width - at);
    out += rect(at, y, word, 12, stage.p.light, 'rx="6" opacity="0.82"');
    at += word + 13;
  }
  return out;
}

function dialogue(stage: Stage, game: DemoGame): string {
  const { p } = stage;
  const name = letter(game.info["en-us"].name.split(" ").find((word) => word.length > 3) ?? "Scene", {
    weight: 600,
  });
  const width = (name.width * 26) / 100 + 56;
  return (
    rect(
      0,
      440,
      1280,
      280,
      linear(stage, [
        [0, p.ink, 0],
        [1, p.ink, 0.75],
      ]),
    ) +
    plate(stage, 90, 530, 1100, 158) +
    rect(126, 506, width, 48, p.accent, 'rx="12"') +
    setLetters(name, 154, 539, 26, p.ink) +
    sentence(stage, 134, 582, 960) +
    sentence(stage, 134, 614, 880) +
    sentence(stage, 134, 646, 420) +
    path("M1136 644h28l-14 18z", p.accent)
  );
}

function choices(stage: Stage): string {
  const { p } = stage;
  return (
    repeat(3, (i) => {
      const y = 206 + i * 108;
      return (
        rect(690, y, 500, 78, i === 1 ? p.accent : p.ink, `rx="16" opacity="${i === 1 ? 0.95 : 0.78}"`) +
        `<rect x="690" y="${y}" width="500" height="78" rx="16" fill="none" stroke="${i === 1 ? p.light : p.accent}" stroke-width="2" stroke-opacity="0.8"/>` +
        circle(730, y + 39, 9, i === 1 ? p.ink : p.accent) +
        rect(760, y + 32, 180 + stage.random() * 210, 14, i === 1 ? p.ink : p.light, 'rx="7" opacity="0.85"')
      );
    }) +
    rect(0, 0, 1280, 54, p.ink, 'opacity="0.6"') +
    repeat(5, (i) => rect(34 + i * 62, 22, 46, 10, i === 0 ? p.accent : p.light, 'rx="5" opacity="0.85"')) +
    circle(1236, 27, 12, p.accent2)
  );
}

function caption(stage: Stage, game: DemoGame): string {
  const { p } = stage;
  const managed = game.tags.some(
    (tag) =>
      tag === "management" ||
      tag === "strategy" ||
      tag === "rpg" ||
      tag === "arcade" ||
      tag === "puzzle" ||
      tag === "rhythm",
  );
  if (!managed) {
    const bar = rect(0, 0, 1280, 62, p.ink) + rect(0, 658, 1280, 62, p.ink);
    return bar + sentence(stage, 470, 682, 340);
  }
  const gauges = repeat(3, (i) => {
    const y = 34 + i * 46;
    const filled = 60 + stage.random() * 150;
    return (
      circle(52, y + 12, 14, [p.accent, p.accent2, p.glow][i] ?? p.accent) +
      rect(78, y + 4, 240, 16, p.ink, 'rx="8" opacity="0.75"') +
      rect(80, y + 6, filled, 12, [p.accent, p.accent2, p.glow][i] ?? p.accent, 'rx="6"')
    );
  });
  const slots = repeat(5, (i) => {
    const prop = game.art.props[i % Math.max(1, game.art.props.length)];
    const x = 372 + i * 112;
    return (
      rect(x, 600, 96, 96, i === 1 ? mix(p.accent, p.ink, 0.25) : p.ink, 'rx="16" opacity="0.82"') +
      (prop !== undefined && i < 3
        ? place(drawProp(stage, prop), x + 48, 648, 0.32)
        : circle(x + 48, 648, 12, p.mid, 'opacity="0.6"'))
    );
  });
  return (
    rect(20, 16, 320, 158, p.ink, 'rx="18" opacity="0.45"') +
    gauges +
    slots +
    circle(1200, 90, 62, p.ink, 'opacity="0.7"') +
    circle(1200, 90, 50, mix(p.mid, p.far, 0.5)) +
    path("M1200 54l12 36l-12 30l-12 -30z", p.accent)
  );
}
