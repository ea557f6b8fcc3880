/**
 * Runs in the head, so that menus can be closed before the page's scripts have loaded (R-WEB-32): by a press outside,
 * or by Escape, which returns the focus to the button.
 */
export function closeMenus(): void {
  const openMenu = () => document.querySelector<HTMLDetailsElement>("details[name][open]");
  document.addEventListener("pointerdown", ({ target }) => {
    const menu = openMenu();
    if (menu && !menu.contains(target as Node)) menu.open = false;
  });
  document.addEventListener("keydown", ({ key }) => {
    const menu = key === "Escape" ? openMenu() : null;
    if (!menu) return;
    menu.open = false;
    (menu.firstElementChild as HTMLElement).focus();
  });
}
