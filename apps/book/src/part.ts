import type { ReactNode } from "react";

/** A page about one part of the kit, or a few that belong together. */
export interface Part {
  readonly title: string;
  /** By name. */
  readonly states: Readonly<Record<string, ReactNode>>;
}
