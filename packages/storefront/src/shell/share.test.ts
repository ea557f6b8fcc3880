import { expect, test, vi } from "vitest";
import { share } from "./share.ts";

const PAGE = { title: "Neon Drift", url: "https://shop.test/store/101" };
const refuses = () => Promise.reject(new DOMException("No", "NotAllowedError"));

const works = () => vi.fn<(what: unknown) => Promise<void>>(async () => undefined);

/** A browser that copies like this. */
const browser = (writeText: (text: string) => Promise<void>) => ({
  clipboard: { writeText } as unknown as Clipboard,
});

test("a device with a share sheet opens it", async () => {
  const [sheet, copy] = [works(), works()];
  expect(await share(PAGE, { ...browser(copy), share: sheet })).toBe(false);
  expect(sheet).toHaveBeenCalledExactlyOnceWith(PAGE);
  expect(copy).not.toHaveBeenCalled();
});

test("elsewhere the address is copied", async () => {
  const copy = works();
  expect(await share(PAGE, browser(copy))).toBe(true);
  expect(copy).toHaveBeenCalledExactlyOnceWith(PAGE.url);
});

test("a visitor who cancels, and a browser that refuses, are left alone", async () => {
  expect(await share(PAGE, { ...browser(works()), share: refuses })).toBe(false);
  expect(await share(PAGE, browser(refuses))).toBe(false);
});
