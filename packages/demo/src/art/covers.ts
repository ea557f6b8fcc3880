import type { DemoGame } from "../catalogue/demo-game.ts";
import { drawAir } from "./air.ts";
import type { DemoArt, PropKey, SceneKey } from "../catalogue/art-keys.ts";
import { drawFigure, type Figure } from "./figures.ts";
import { PALETTES } from "./palettes.ts";
import { drawProp } from "./props.ts";
import { SCENES } from "./scenes.ts";
import {
  clip,
  createStage,
  ellipse,
  f,
  finishStage,
  glow,
  group,
  linear,
  place,
  rect,
  repeat,
  type Stage,
} from "./stage.ts";
import { composeTitle } from "./treatments.ts";
import type { Composition } from "./treatments/composition.ts";

/** The shop's two cover formats: cards (1280 by 960) and squares (960 by 960). */
type CoverShape = "landscape" | "square";

/** Key art of a game with its English title, the same document every time. */
export function renderCoverSvg(game: DemoGame, shape: CoverShape = "landscape"): string {
  const { art, info } = game;
  const stage = createStage(shape === "landscape" ? 1280 : 960, 960, PALETTES[art.palette], art.seed);
  const composition = composeTitle(stage, art.treatment, info["en-us"].name);
  const picture = drawPicture(stage, art, art.scene, composition);
  return finishStage(stage, composition.ground + picture + composition.title + grain(stage));
}

/** Scene, figures and air inside the composition's window. */
export function drawPicture(stage: Stage, art: DemoArt, scene: SceneKey, composition: Composition): string {
  const { scene: box } = composition;
  const inner: Stage = { ...stage, w: box.w, h: box.h };
  const drawing = SCENES[scene](inner);
  const shifted = (content: string) =>
    content === "" ? "" : group(content, `transform="translate(${f(box.x)} ${f(box.y)})"`);
  const feet = box.y + box.h * drawing.ground;
  const subject =
    art.cast.length > 0
      ? drawCast(stage, art, composition, feet)
      : drawStillLife(stage, art.props, composition);
  const window = clip(
    stage,
    composition.window ?? `<rect x="${f(box.x)}" y="${f(box.y)}" width="${f(box.w)}" height="${f(box.h)}"/>`,
  );
  // Large busts are nearer to us than anything of the scene.
  const near = art.cast.some((cast) => cast.startsWith("profile") || cast.startsWith("back"));
  const front = shifted(drawing.front);
  return group(
    shifted(drawing.back) +
      (near ? front : "") +
      composition.veil +
      subject +
      (near ? "" : front) +
      shifted(drawAir(inner, art.air)),
    window,
  );
}

/** The people of a picture: large busts rise from the lower edge, whole figures stand on the ground. */
function drawCast(stage: Stage, art: DemoArt, composition: Composition, feet: number): string {
  const { scene: box, subjectX } = composition;
  const figures = art.cast.map((cast, index) => drawFigure(stage, cast, index, art.seed));
  const [first] = figures;
  if (first === undefined) return "";
  const bottom = box.y + box.h;
  const bust = first.pose === "profile" || first.pose === "back";
  const share = { profile: 0.84, back: 0.74, standing: 0.62, umbrella: 0.66, walking: 0.58, seated: 0.5 }[
    first.pose
  ];
  const narrow = Math.min(1, box.w / (box.h * (figures.length > 1 ? 1.05 : 0.62)));
  const tall = box.h * share * (composition.headroom ?? 1) * (bust ? narrow : Math.min(1, narrow * 1.15));
  const scale = tall / first.h;
  const light = glow(stage, subjectX, bottom - tall * 0.6, tall * 0.85, stage.p.glow, 0.32);
  const companions = drawCompanions(stage, art.props, composition, feet, tall, bust);
  if (figures.length === 1) {
    const flip = first.pose === "profile" && subjectX > stage.w * 0.55 ? -1 : 1;
    const y = (bust ? bottom : feet) - tall;
    return (
      light +
      shadow(stage, bust, subjectX, feet, tall) +
      companions +
      place(first.svg, subjectX - (flip * first.w * scale) / 2, y, flip * scale, scale) +
      bench(stage, first, subjectX, feet, tall, 1)
    );
  }
  const spread =
    { profile: 0.92, back: 0.72, standing: 1.05, umbrella: 1.1, walking: 1.1, seated: 1.04 }[first.pose] *
    first.w *
    scale;
  const pair = figures
    .map((figure, index) => {
      const side = index === 0 ? -1 : 1;
      // The second of two is a little smaller or taller, and profiles look at each other.
      const own = scale * (index === 0 ? 1 : 0.95);
      const x = subjectX + (side * spread) / 2;
      const flip = figure.pose === "profile" && index === 1 ? -1 : 1;
      const y = (bust ? bottom : feet) - figure.h * own + (bust && index === 1 ? tall * 0.04 : 0);
      return (
        shadow(stage, bust, x, feet, tall) +
        place(figure.svg, x - (flip * figure.w * own) / 2, y, flip * own, own)
      );
    })
    .join("");
  return light + companions + pair + bench(stage, first, subjectX, feet, tall, 2);
}

function shadow(stage: Stage, bust: boolean, x: number, feet: number, tall: number): string {
  return bust ? "" : ellipse(x, feet, tall * 0.2, tall * 0.025, stage.p.ink, 'opacity="0.4"');
}

/** Something to sit on, for those who sit. */
function bench(stage: Stage, figure: Figure, x: number, feet: number, tall: number, people: number): string {
  if (figure.pose !== "seated") return "";
  const half = tall * (0.36 + people * 0.3);
  const { p } = stage;
  return (
    rect(
      x - half,
      feet - tall * 0.03,
      half * 2,
      tall * 0.075,
      linear(stage, [
        [0, p.near],
        [1, p.ink],
      ]),
      'rx="6"',
    ) +
    rect(x - half, feet - tall * 0.034, half * 2, tall * 0.014, p.glow, 'opacity="0.5"') +
    repeat(2, (i) =>
      rect(x + (i === 0 ? -half * 0.86 : half * 0.8), feet + tall * 0.03, half * 0.07, tall * 0.2, p.ink),
    )
  );
}

/** Beside people, heavenly bodies and vehicles belong to the scene; only what can be held stands with them. */
const BACKGROUND: ReadonlySet<PropKey> = new Set(["moon", "sun", "planet", "train", "lighthouse"]);

function drawCompanions(
  stage: Stage,
  props: readonly PropKey[],
  composition: Composition,
  feet: number,
  tall: number,
  bust: boolean,
): string {
  const shown = composition.alone === true ? [] : props.filter((prop) => !BACKGROUND.has(prop)).slice(0, 1);
  const { scene: box, subjectX } = composition;
  return shown
    .map((prop) => {
      const size = bust ? box.h * 0.2 : tall * 0.3;
      const left = subjectX > box.x + box.w * 0.56;
      // A subject off the middle leaves the other side to the title, so its companion stands outside.
      const x = bust ? subjectX + (left ? 1 : -1) * box.w * 0.3 : subjectX + tall * 0.62;
      const safeX = Math.min(box.x + box.w - size * 0.7, Math.max(box.x + size * 0.7, x));
      const y =
        prop === "ship" || prop === "bird" || prop === "crystal"
          ? box.y + box.h * 0.5
          : bust
            ? box.y + box.h * 0.34
            : feet - size * 0.5;
      return (
        glow(stage, safeX, y, size * 0.9, stage.p.glow, 0.3) +
        place(drawProp(stage, prop), safeX, y, size / 200)
      );
    })
    .join("");
}

/** Without people the first prop is the hero; the others attend it. */
function drawStillLife(stage: Stage, props: readonly PropKey[], composition: Composition): string {
  const { x, y, size } = composition.hero;
  const [hero, second, third] = props;
  if (hero === undefined) return "";
  const at = (prop: PropKey | undefined, dx: number, dy: number, scale: number) =>
    prop === undefined
      ? ""
      : place(drawProp(stage, prop), x + size * dx, y + size * dy, (size * scale) / 200);
  const same = hero === second;
  return (
    glow(stage, x, y, size * 1.05, stage.p.glow, 0.55) +
    at(second, same ? -0.62 : -0.58, same ? 0.12 : 0.22, same ? 0.66 : 0.52) +
    at(third, same ? 0.62 : 0.6, same ? 0.16 : 0.26, same ? 0.58 : 0.46) +
    at(hero, 0, 0, 0.98)
  );
}

/** A faint paper tooth, as one tiled pattern: enough to take the plastic look away. */
export function grain(stage: Stage): string {
  const specks = repeat(70, () =>
    rect(
      stage.random() * 180,
      stage.random() * 180,
      1.4,
      1.4,
      stage.random() > 0.5 ? "#ffffff" : "#000000",
      'opacity="0.09"',
    ),
  );
  stage.defs.push(
    `<pattern id="grain" width="180" height="180" patternUnits="userSpaceOnUse">${specks}</pattern>`,
  );
  const edge = `<radialGradient id="edge" cx="0.5" cy="0.5" r="0.75"><stop offset="0.6" stop-color="#000000" stop-opacity="0"/><stop offset="1" stop-color="#000000" stop-opacity="0.26"/></radialGradient>`;
  stage.defs.push(edge);
  return rect(0, 0, stage.w, stage.h, "url(#edge)") + rect(0, 0, stage.w, stage.h, "url(#grain)");
}
