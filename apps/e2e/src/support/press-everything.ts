import { expect, type Page } from "@playwright/test";

/**
 * Presses everything on the page that can be pressed, one after the other: what is on top first, so that what popups
 * offer is pressed as well. Links lead elsewhere and are left out, and so is what ends the visit.
 *
 * @param reopen shows the page from its start, once something has led away from it
 * @param framed names of what was pressed in the frame around other pages, which is the same there; what is pressed in
 *   this one's is added
 * @returns what was pressed
 */
export async function pressEverything(
  page: Page,
  reopen: () => Promise<void>,
  framed: Set<string>,
): Promise<readonly string[]> {
  const address = page.url();
  const pressed: string[] = [];
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const next = await pressNext(page, { pressed, framed: [...framed] });
    if (next === null) return pressed;
    if (next !== "led away") pressed.push(next.name);
    if (next !== "led away" && next.isOfFrame) framed.add(next.name);
    await isQuiet(page);
    const failed = page.getByRole("heading", { level: 1, name: /Something went wrong/ });
    await expect(failed, `after ${pressed.at(-1)} of ${address}`).toHaveCount(0);
    if (next === "led away" || page.url() !== address) await reopen();
  }
  throw new Error(`${address} has no end.`);
}

const TRIES_MAX = 200;

type Pressed = { readonly name: string; readonly isOfFrame: boolean };

/** Presses the first thing that was not pressed yet, and closes a popup in which there is none; null: all were. */
async function pressNext(
  page: Page,
  done: { readonly pressed: readonly string[]; readonly framed: readonly string[] },
): Promise<Pressed | "led away" | null> {
  const press = () =>
    page.evaluate(({ pressed, framed }) => {
      const dialogs = [...document.querySelectorAll<HTMLElement>("[role=dialog], [role=alertdialog]")];
      const top = dialogs.findLast((dialog) => dialog.checkVisibility());
      const what = "button, summary, [role=tab], [role=option], [type=checkbox], [type=radio], select";
      for (const control of (top ?? document).querySelectorAll<HTMLElement>(what)) {
        if (!control.checkVisibility() && !control.closest("label")) continue;
        const label = control.ariaLabel ?? control.textContent;
        const said = label.replaceAll(/[«»]/g, "").trim() || `${control.getAttribute("name")}`;
        const name = `${top ? "popup: " : ""}${said}`;
        const isOfFrame = control.closest("main, [role=dialog]") === null;
        if (pressed.includes(name) || (isOfFrame && framed.includes(name))) continue;
        if (/^(?:Log out|Delete)/.test(said)) continue;
        if (control instanceof HTMLSelectElement) {
          control.selectedIndex = (control.selectedIndex + 1) % control.options.length;
          control.dispatchEvent(new Event("change", { bubbles: true }));
        } else {
          control.click();
        }
        return { name, isOfFrame };
      }
      return top ? "popup is done" : null;
    }, done);
  try {
    const next = await press();
    if (next !== "popup is done") return next;
    await page.keyboard.press("Escape");
    await isQuiet(page);
    // One that cannot be closed stands in front of everything else.
    const still = await press();
    return still === "popup is done" ? "led away" : still;
  } catch (error) {
    // A form leads to another page after it was pressed.
    if (error instanceof Error && error.message.includes("Execution context was destroyed"))
      return "led away";
    throw error;
  }
}

/** Waits until all requests are answered and what they brought is drawn. */
export async function isQuiet(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { asked } = globalThis as unknown as { asked: { pending: number; still: number } };
    asked.still = asked.pending === 0 ? asked.still + 1 : 0;
    return asked.still > 3;
  });
}

/** Counts the requests that `isQuiet` waits for. */
export async function countRequests(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const asked = { pending: 0, still: 0 };
    const { fetch } = globalThis;
    globalThis.fetch = async (...request) => {
      asked.pending += 1;
      try {
        return await fetch(...request);
      } finally {
        asked.pending -= 1;
        asked.still = 0;
      }
    };
    Object.assign(globalThis, { asked });
  });
}
