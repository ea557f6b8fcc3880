/**
 * Buttons that do nothing without the page's scripts. Buttons that submit a form or open a popover have a native
 * effect, as do links, menus and fields.
 */
export const PRESSED = "button[type=button]:not([popovertarget])";
