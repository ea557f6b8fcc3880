import { BOY_BL_A } from "./boy-bl-a.ts";
import { BOY_BL_B } from "./boy-bl-b.ts";
import { BOY_R18_A } from "./boy-r18-a.ts";
import { BOY_R18_B } from "./boy-r18-b.ts";
import { GIRL_GL_A } from "./girl-gl-a.ts";
import { GIRL_GL_B } from "./girl-gl-b.ts";
import { GIRL_R18_A } from "./girl-r18-a.ts";
import { GIRL_R18_B } from "./girl-r18-b.ts";
import type { DemoGame } from "./demo-game.ts";

export { DEMO_AUTHORS } from "./authors.ts";
export { DEMO_TAGS } from "./tags.ts";
export { DEMO_WARNINGS } from "./warnings.ts";
export type { DemoDownload, DemoGame, DemoWebGame } from "./demo-game.ts";
export { DEMO_LANGUAGES, type DemoWords } from "./demo-words.ts";
export { DEMO_ARTICLES } from "./articles.ts";
export { DEMO_BANNERS } from "./banners.ts";
export { DEMO_COMMENTS, DEMO_PLAYERS } from "./comments.ts";
export { DEMO_COUPONS } from "./coupons.ts";
export { DEMO_REDEMPTION_CODES } from "./redemption-codes.ts";
export { DEMO_UPDATE_LOGS } from "./update-logs.ts";
export type * from "./demo-shop.ts";

/** Every game of the demo shop, by id. */
export const DEMO_GAMES: readonly DemoGame[] = [
  ...BOY_R18_A,
  ...BOY_R18_B,
  ...BOY_BL_A,
  ...BOY_BL_B,
  ...GIRL_R18_A,
  ...GIRL_R18_B,
  ...GIRL_GL_A,
  ...GIRL_GL_B,
];
