/** The storage key for a press that waits for the code it needs, over one reload (R-WEB-2). */
export const PRESS_KEY = "catnip.press";
