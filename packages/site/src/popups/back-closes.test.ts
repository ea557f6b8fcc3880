import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** A fake browser history, and a router that gets the events meant for it. */
type State = Readonly<Record<string, unknown>> | null;
let entries: State[];
let index: number;
let routed: string[];

const page = (key: string): State => ({ key, idx: entries.length });
const keyNow = () => {
  const key = entries[index]?.["key"];
  return typeof key === "string" ? key : "default";
};

beforeEach(() => {
  vi.resetModules();
  entries = [{ key: "before", idx: 0 }];
  index = 0;
  routed = [];
  const target = new EventTarget();
  const go = (delta: number) => {
    if (!entries[index + delta]) return;
    index += delta;
    target.dispatchEvent(new Event("popstate", { cancelable: true }));
  };
  vi.stubGlobal("window", {
    addEventListener: target.addEventListener.bind(target),
    history: {
      get state() {
        return entries[index];
      },
      pushState,
      go,
      back: () => go(-1),
      forward: () => go(1),
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

function pushState(state: State): void {
  entries = [...entries.slice(0, index + 1), state];
  index += 1;
}
const { back, forward } = {
  back: () => window.history.back(),
  forward: () => window.history.forward(),
};

/** The shop on a page, with a router behind it. */
async function shop() {
  const { openLayer, pageMoved } = await import("./back-closes.ts");
  pushState(page("game"));
  pageMoved(false);
  window.addEventListener("popstate", () => {
    routed.push(keyNow());
    pageMoved(false);
  });
  const open: string[] = [];
  return {
    open,
    opens: (name: string) => {
      const remove = () => void (open.includes(name) && open.splice(open.indexOf(name), 1));
      open.push(name);
      const leave = openLayer(() => {
        remove();
        leave();
      });
      return () => {
        remove();
        leave();
      };
    },
    goesTo: (key: string) => {
      pushState(page(key));
      pageMoved(false);
    },
    pageMoved,
  };
}

// R-WEB-3
test("Back closes the popups one by one, then leaves the page", async () => {
  const { open, opens } = await shop();
  opens("checkout");
  opens("country");
  back();
  expect(open).toEqual(["checkout"]);
  back();
  expect(open).toEqual([]);
  expect(routed).toEqual([]);
  back();
  expect(routed).toEqual(["before"]);
});

test("a popup closed by its button does not get in the way of Back", async () => {
  const { opens } = await shop();
  opens("checkout")();
  back();
  expect(routed).toEqual(["before"]);
});

test("a leftover entry is reused by the next popup", async () => {
  const { open, opens } = await shop();
  opens("question")();
  const length = entries.length;
  opens("checkout");
  expect(entries).toHaveLength(length);
  back();
  expect(open).toEqual([]);
  expect(routed).toEqual([]);
});

test("a step of several entries closes as many popups", async () => {
  const { open, opens } = await shop();
  opens("a");
  opens("b");
  opens("c");
  window.history.go(-2);
  expect(open).toEqual(["a"]);
});

test("Forward reopens no popup and skips its entry", async () => {
  const { opens, goesTo } = await shop();
  opens("checkout")();
  goesTo("next");
  back();
  back();
  expect(routed).toEqual(["game", "before"]);
  forward();
  expect(keyNow()).toBe("game");
  forward();
  expect(keyNow()).toBe("next");
});

test("a link in a popup closes the popup, and Back returns to its page in one step", async () => {
  const { open, opens, goesTo } = await shop();
  opens("checkout");
  goesTo("play");
  expect(open).toEqual([]);
  back();
  expect(routed).toEqual(["game"]);
  expect(open).toEqual([]);
  back();
  expect(routed).toEqual(["game", "before"]);
});

test("a popup opened while the next page is loading stays on that page, and Back closes it there", async () => {
  const { open, opens, goesTo, pageMoved } = await shop();
  pageMoved(true);
  opens("country");
  goesTo("next");
  expect(open).toEqual(["country"]);
  back();
  expect(open).toEqual([]);
  expect(keyNow()).toBe("next");
});

test("after a reload on a popup's entry, Back leaves the page in one step", async () => {
  pushState(page("game"));
  pushState({ ...entries[1], layers: 1 });
  const { pageMoved } = await import("./back-closes.ts");
  pageMoved(false);
  window.addEventListener("popstate", () => routed.push(keyNow()));
  back();
  expect(routed).toEqual(["before"]);
});
