import { beforeEach, expect, test, vi } from "vitest";
import { askCountry } from "./ask-country.ts";

const { opened } = vi.hoisted(() => ({ opened: vi.fn(() => Promise.resolve(undefined)) }));
vi.mock("@catnip/site/popups/open-popup.ts", () => ({ openPopup: opened }));

const NEW = { status: "player", country: null } as const;
let tab: Storage;
beforeEach(() => {
  opened.mockClear();
  const items = new Map<string, string>();
  tab = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  } as unknown as Storage;
});

// R-PRF-2
test("a player without a country is prompted for it on the first page of a visit only", async () => {
  await askCountry(NEW, tab);
  await askCountry(NEW, tab);
  expect(opened).toHaveBeenCalledTimes(1);
  expect(opened).toHaveBeenCalledWith({ name: "country", props: {} });
});

// R-PRF-2
test("a player who logs in after another has logged out is asked, too", async () => {
  await askCountry(NEW, tab);
  await askCountry({ status: "guest", country: null }, tab);
  await askCountry(NEW, tab);
  expect(opened).toHaveBeenCalledTimes(2);
});

// R-PRF-2
test("no one else is asked", async () => {
  await askCountry({ status: "guest", country: null }, tab);
  await askCountry({ status: "unavailable", country: null }, tab);
  await askCountry({ status: "player", country: "jp" }, tab);
  expect(opened).not.toHaveBeenCalled();
});

// R-PRF-2
test("without storage every page asks", async () => {
  const disabled = {
    getItem() {
      throw new Error("Denied");
    },
    setItem() {
      throw new Error("Denied");
    },
  } as unknown as Storage;
  await askCountry(NEW, disabled);
  await askCountry(NEW, disabled);
  expect(opened).toHaveBeenCalledTimes(2);
});
