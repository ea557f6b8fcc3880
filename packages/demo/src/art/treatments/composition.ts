import type { TreatmentKey } from "../../catalogue/art-keys.ts";
import type { Stage } from "../stage.ts";

interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** How a cover is laid out around its title. */
export interface Composition {
  /** Where the scene is shown. */
  readonly scene: Box;
  /** Cuts the scene to a shape other than its box. */
  readonly window?: string;
  /** Middle of the figures, across. */
  readonly subjectX: number;
  /** How much of their usual height the figures may take, where the title sits above their heads. */
  readonly headroom?: number;
  /** Set where a thing beside the figures would stand in the title. */
  readonly alone?: boolean;
  /** Middle and size of a still life, when there are no figures. */
  readonly hero: { readonly x: number; readonly y: number; readonly size: number };
  /** Drawn below the scene. */
  readonly ground: string;
  /** Drawn between the scene and the figures. */
  readonly veil: string;
  /** Frame and title, drawn last. */
  readonly title: string;
}

export type Treatment = (s: Stage, title: string) => Composition;

/** A family of treatments. */
export type Treatments = Readonly<Partial<Record<TreatmentKey, Treatment>>>;

export function full(s: Stage, parts: Partial<Composition> & Pick<Composition, "title">): Composition {
  return {
    scene: { x: 0, y: 0, w: s.w, h: s.h },
    subjectX: s.w * 0.5,
    hero: { x: s.w * 0.5, y: s.h * 0.45, size: s.h * 0.46 },
    ground: "",
    veil: "",
    ...parts,
  };
}
