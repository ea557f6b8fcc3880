import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MEMBER_COOKIE } from "@catnip/site/session/member-cookie.ts";
import type { Viewer } from "./viewer.ts";

/** A tab of a browser, as far as keeping in step with the others touches it. */
const source = vi.hoisted(() => ({ restart: vi.fn<() => void>(), refresh: vi.fn<() => void>() }));
vi.mock("./viewer-source.ts", () => source);

let cookie: string;
let visibility: string;
let events: EventTarget;
/** Says something as another tab of the same browser. */
let others: (word: unknown) => void;

beforeEach(() => {
  vi.resetModules();
  vi.clearAllMocks();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  cookie = `${MEMBER_COOKIE}=1`;
  visibility = "visible";
  events = new EventTarget();
  const channel = new EventTarget();
  others = (data) => channel.dispatchEvent(new MessageEvent("message", { data }));
  vi.stubGlobal(
    "BroadcastChannel",
    class {
      addEventListener = channel.addEventListener.bind(channel);
      postMessage = () => undefined;
    },
  );
  vi.stubGlobal("window", events);
  vi.stubGlobal("document", {
    get cookie() {
      return cookie;
    },
    get visibilityState() {
      return visibility;
    },
    documentElement: { dataset: {} },
    addEventListener: events.addEventListener.bind(events),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const player = { status: "player", me: { uuid: "me" } } as unknown as Viewer;

/** A tab of this visitor that keeps in step. */
async function tab(viewer: Partial<Viewer>) {
  await import("./load-viewer-source.ts");
  const { GUEST, visitor, currentViewer } = await import("./viewer.ts");
  visitor.put({ ...GUEST, ...viewer });
  const { watchTabs } = await import("./tabs.ts");
  watchTabs();
  return { currentViewer };
}

/** Another tab says something, and it arrives. */
async function hears(word: unknown): Promise<void> {
  others(word);
  await vi.runAllTimersAsync();
  await vi.dynamicImportSettled();
}
const looksAgain = async () => {
  events.dispatchEvent(new Event("visibilitychange"));
  await vi.dynamicImportSettled();
};

test("what another tab has changed is asked for, once for words in a row", async () => {
  await tab(player);
  others({ says: "changed" });
  await hears({ says: "changed" });
  expect(source.refresh).toHaveBeenCalledOnce();
});

test("a tab in the background asks when it is looked at", async () => {
  await tab(player);
  visibility = "hidden";
  await hears({ says: "changed" });
  expect(source.refresh).not.toHaveBeenCalled();
  visibility = "visible";
  await looksAgain();
  expect(source.refresh).toHaveBeenCalledOnce();
});

test("looking at a tab again and again asks at most every ten seconds", async () => {
  await tab(player);
  await looksAgain();
  expect(source.refresh).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  await looksAgain();
  await looksAgain();
  expect(source.refresh).toHaveBeenCalledOnce();
});

// R-SIG-11
test("a session that ended elsewhere makes a guest, without asking anybody", async () => {
  const { currentViewer } = await tab(player);
  cookie = "";
  await looksAgain();
  expect(currentViewer().status).toBe("guest");
  expect(source.refresh).not.toHaveBeenCalled();
});

test("a session that began elsewhere is taken up by a guest's tab", async () => {
  cookie = "";
  await tab({});
  cookie = `${MEMBER_COOKIE}=1`;
  await looksAgain();
  expect(source.restart).toHaveBeenCalledOnce();
});

// R-SIG-11
test("somebody else's session is not mixed with the last one's", async () => {
  await tab(player);
  await hears({ says: "viewer", uuid: "somebody else" });
  expect(source.restart).toHaveBeenCalledOnce();
});

test.each([null, "changed", { says: "viewer" }, { says: "login" }, []])(
  "a word that is none of ours is not heard: %j",
  async (word) => {
    await tab(player);
    others(word);
    expect(vi.getTimerCount()).toBe(0);
  },
);
