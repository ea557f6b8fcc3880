import type { Page } from "@playwright/test";

/**
 * Finds what does not fit: horizontal page scroll, text clipped by its own box, and controls or text outside
 * the viewport. Carousels scroll by design and are ignored.
 */
export async function whatDoesNotFit(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const found: string[] = [];
    if (document.documentElement.scrollWidth > width)
      found.push(`page ${document.documentElement.scrollWidth}px`);
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.textContent ?? "").trim().slice(0, 40)}"`;
    for (const element of document.body.querySelectorAll("*")) {
      if (element.closest("script, style, noscript, svg, iframe, [data-age-gate], [hidden]")) continue;
      // The content of a closed menu has a box but is not painted.
      if (!element.checkVisibility()) continue;
      const style = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      // Screen-reader-only content is 1 px small.
      if (box.width <= 1 || box.height <= 1 || style.visibility === "hidden") continue;
      const swiped = hasAncestor(element, (each) => /auto|scroll/.test(getComputedStyle(each).overflowX));
      if (!swiped && (box.right > width + 1 || box.left < -1)) found.push(`outside: ${nameOf(element)}`);
      const cuts = /hidden|clip/.test(`${style.overflowX} ${style.overflowY}`);
      const clamps = style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none";
      const holdsText = [...element.childNodes].some(
        (node) => node.nodeType === 3 && node.textContent?.trim(),
      );
      if (
        cuts &&
        !clamps &&
        holdsText &&
        (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1)
      )
        found.push(`cut: ${nameOf(element)}`);
    }
    return [...new Set(found)];

    function hasAncestor(element: Element, is: (each: Element) => boolean): boolean {
      for (let each: Element | null = element; each && each !== document.body; each = each.parentElement)
        if (is(each)) return true;
      return false;
    }
  });
}

/** Buttons and tabs out of which their words stand; words that end in an ellipsis or are for screen readers do not. */
export async function clippedButtons(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("button, summary, [role=button], [role=tab]")]
      .filter((button) => button.checkVisibility({ visibilityProperty: true }))
      .filter((button) => {
        const box = button.getBoundingClientRect();
        const words = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
        while (words.nextNode()) {
          const around = words.currentNode.parentElement;
          if (!around?.checkVisibility() || around.clientWidth === 1 || isCutOnPurpose(around)) continue;
          const range = document.createRange();
          range.selectNodeContents(words.currentNode);
          const { left, right, width } = range.getBoundingClientRect();
          if (width > 0 && (left < box.left - 1 || right > box.right + 1)) return true;
        }
        return false;

        function isCutOnPurpose(element: Element): boolean {
          return getComputedStyle(element).textOverflow === "ellipsis";
        }
      })
      .map((button) => `out of its button: "${button.textContent}"`),
  );
}
