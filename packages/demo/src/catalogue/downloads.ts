import type { DemoDownload } from "./demo-game.ts";

type Platform = DemoDownload["platform"];

/** The downloads of one version: official builds first, then trials. */
export function builds(
  version: string,
  official: readonly Platform[],
  trial: readonly Platform[] = [],
): readonly DemoDownload[] {
  return [
    ...official.map((platform) => ({ kind: "official", platform, version }) as const),
    ...trial.map((platform) => ({ kind: "trial", platform, version }) as const),
  ];
}
