import type { Page } from "@playwright/test";
import axeCore from "axe-core";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe finds on a page of the book, in the dark theme and then, of what a theme decides, in the light one. */
export async function axeFaults(page: Page): Promise<readonly string[]> {
  await page.evaluate(axeCore.source);
  const dark = await faults(page, RULES);
  await page.evaluate(() => {
    // Axe reads the colors of the moment: they change at once.
    const still = new CSSStyleSheet();
    still.replaceSync("*, *::before, *::after { transition: none !important; }");
    document.adoptedStyleSheets.push(still);
    document.documentElement.dataset["theme"] = "light";
  });
  const light = await faults(page, ["color-contrast"]);
  return [...dark.map((words) => `dark: ${words}`), ...light.map((words) => `light: ${words}`)];
}

const faults = (page: Page, runOnly: readonly string[]) =>
  page.evaluate(async (tags) => {
    const { violations } = await globalThis.axe.run(
      // Base UI's own, where the keyboard leaves an open popup.
      { exclude: ["[data-base-ui-focus-guard]"] },
      // "region" is about whole pages: an open menu stands outside of all landmarks.
      { runOnly: [...tags], rules: { region: { enabled: false } }, resultTypes: ["violations"] },
    );
    return violations.map(
      ({ help, nodes }) => `${help}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`,
    );
  }, runOnly);

/**
 * Words that do not fit: drawn beyond the sides of the window or of the button, field or card they stand in. Layout as
 * data: on every machine the same as long as it fits, however its fonts are drawn.
 */
export function misfits(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      const box = boxOf(node.parentElement);
      if (!box || (node.textContent ?? "").trim() === "") continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const beyond = [...range.getClientRects()].find(
        ({ left, right, width }) => width > 0 && (left < box.left - 1 || right > box.right + 1),
      );
      if (beyond) found.push(`"${node.textContent?.slice(0, 60)}" reaches beyond its box`);
    }
    const { scrollWidth } = document.documentElement;
    return scrollWidth > window.innerWidth ? [...found, `the page is ${scrollWidth} px wide`] : found;

    /** The box that words must stay in; null where they are meant to be cut or scrolled, or are only heard. */
    function boxOf(element: Element | null): { left: number; right: number } | null {
      for (let at = element; at && at !== document.body; at = at.parentElement) {
        const style = getComputedStyle(at);
        if (style.overflowX !== "visible" || style.clipPath !== "none") return null;
        if (style.visibility === "hidden" || ["STYLE", "SCRIPT", "OPTION", "SELECT"].includes(at.tagName))
          return null;
        const isPainted = style.borderLeftWidth !== "0px" || style.backgroundColor !== "rgba(0, 0, 0, 0)";
        if (isPainted && style.display !== "inline") return at.getBoundingClientRect();
      }
      return { left: 0, right: window.innerWidth };
    }
  });
}
