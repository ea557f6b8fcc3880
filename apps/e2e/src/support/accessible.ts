import { expect, type Page } from "@playwright/test";
import axeCore from "axe-core";

declare global {
  var axe: typeof axeCore;
}

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] as const;

/** What a page is checked for: all rules, or the two of them that depend on the theme. */
export type Aspect = "everything" | "colours";
const RULES_OF = { everything: RULES, colours: ["color-contrast", "link-in-text-block"] } as const;

/** A rule that a page breaks, and the elements that do, with what is wrong with each. */
export type Violation = {
  readonly rule: string;
  readonly help: string;
  readonly elements: readonly string[];
};

/** Fails on any accessibility violation of the page in its current state. */
export async function expectAccessible(page: Page): Promise<void> {
  const found = (await violationsOn(page)).map(
    ({ rule, help, elements }) => `${rule}: ${help}\n    ${elements.join("\n    ")}`,
  );
  expect(found, `accessibility of ${page.url()}`).toEqual([]);
}

/** All accessibility violations of the page in its current state. */
export async function violationsOn(page: Page, aspect: Aspect = "everything"): Promise<readonly Violation[]> {
  // A target half under the sticky header would count as too small.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  const fold = await unfolds(page);
  await comesToRest(page);
  // Waits for animations: axe reads the colors of the moment. Infinite ones are ignored. It looks in each frame, since
  // a browser that has nothing to draw may leave an animation of what was out of sight where it was.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ effect, playState }) =>
          playState !== "running" || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
      ),
  );
  // Once for a page: reading it takes as long as a check.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axeCore.source);
  const violations = await page.evaluate(
    async (rules) =>
      (
        await globalThis.axe.run(
          { exclude: ["iframe"] },
          { runOnly: [...rules], resultTypes: ["violations"] },
        )
      ).violations,
    RULES_OF[aspect],
  );
  await fold();
  return violations.map(({ id, help, nodes }) => ({
    rule: id,
    help,
    elements: nodes.map(({ html, any, all, none }) => {
      const reason = [...any, ...all, ...none].map(({ message }) => message)[0] ?? "";
      return `${html.slice(0, 160)}  ${reason}`;
    }),
  }));
}

/**
 * axe measures a page in several steps. Scripts starting in between, and fonts of text laid out only once it is in
 * view, would shift the layout between them.
 */
async function comesToRest(page: Page): Promise<void> {
  // A page without the application's scripts is at rest as it is.
  await page.waitForFunction(() => !("earlyInput" in globalThis) || !document.getElementById("page-scripts"));
  await page.evaluate(async () => {
    for (const each of document.querySelectorAll("body *")) each.getBoundingClientRect();
    await document.fonts.ready;
  });
}

/**
 * Lays out what is far below the fold, as after scrolling there. Until then it has a reserved height, which its
 * contents may exceed, so that they seem to overlap what follows.
 *
 * @returns undoes it
 */
async function unfolds(page: Page): Promise<() => Promise<void>> {
  const sheet = await page.evaluateHandle(() => {
    const made = new CSSStyleSheet();
    made.replaceSync("* { content-visibility: visible !important }");
    document.adoptedStyleSheets.push(made);
    return made;
  });
  return () =>
    sheet.evaluate((made) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== made);
    });
}
