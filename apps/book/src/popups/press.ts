/** Presses the button of a popup's footer that comes last: the main one. */
export function pressMain(popup: HTMLElement): void {
  const buttons = popup.querySelectorAll<HTMLButtonElement>("footer button");
  buttons[buttons.length - 1]?.click();
}
