/**
 * Buttons that do nothing without the page's scripts. Those that submit a form or open a popover have a native effect,
 * and so does everything else that can be pressed: links, menus, fields.
 */
export const PRESSED = "button[type=button]:not([popovertarget])";
