/**
 * What a game may do in its frame (R-PLY-1). It may not open windows, download, or navigate the shop. Forms stay within
 * the game, by its policy; dialogs name the game's own address.
 */
export const GAME_SANDBOX =
  "allow-scripts allow-same-origin allow-forms allow-modals allow-orientation-lock allow-pointer-lock";

/** What of the player's device a game may use without a question: nothing that reads or records. */
export const GAME_PERMISSIONS =
  "accelerometer; autoplay; clipboard-write; cross-origin-isolated; fullscreen; gamepad; gyroscope; screen-wake-lock";
