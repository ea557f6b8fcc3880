import { expect, test } from "@playwright/test";
import { axeFaults, misfits } from "../support/book-faults.ts";
import { openBook, pagesOfBook, serveBook, type BookPage } from "../support/book.ts";
import { IS_NIGHT } from "../support/sample.ts";

// Every part of the kit and every popup in its states, without the product: see apps/book.

/** By day each popup in its first state. */
const isSampled = ({ part }: BookPage, index: number, all: readonly BookPage[]) =>
  IS_NIGHT || all[index - 1]?.part !== part;

/** So many tests share the pages, each of them with so many tabs, since a page mostly waits. */
const SHARES = 4;
const TABS = 3;

let book: Awaited<ReturnType<typeof serveBook>>;
test.beforeAll(async () => void (book = await serveBook()));
test.afterAll(() => book.close());
test.use({ viewport: { width: 390, height: 844 } });

for (let share = 0; share < SHARES; share += 1)
  test(`every page of the book is accessible in both themes and fits a phone (${share + 1} of ${SHARES})`, async ({
    context,
    page,
  }) => {
    const all = (await pagesOfBook(page, book.origin)).filter(isSampled);
    const waiting = all.filter((_, index) => index % SHARES === share);
    const faults: string[] = [];
    await Promise.all(
      Array.from({ length: TABS }, async () => {
        const tab = await context.newPage();
        tab.on("pageerror", (error) => faults.push(`${tab.url()}: ${error.message}`));
        for (let next = waiting.shift(); next; next = waiting.shift()) {
          // German has the longest words.
          await openBook(tab, book.origin, { ...next, locale: "de-DE" });
          const found = [...(await misfits(tab)), ...(await axeFaults(tab))];
          faults.push(...found.map((fault) => `${next.part} ${next.state}: ${fault}`));
        }
        await tab.close();
      }),
    );
    expect(all.length).toBeGreaterThan(SHARES * TABS);
    expect(faults).toEqual([]);
  });
