import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MEMBER_COOKIE } from "@catnip/site/session/member-cookie.ts";
import type { FoundViewer } from "./viewer.ts";

/** A fake browser tab, with the APIs used for syncing tabs. */
const source = vi.hoisted(() => ({ restart: vi.fn<() => void>(), refresh: vi.fn<() => void>() }));
vi.mock("./viewer-source.ts", () => source);

let cookie: string;
let visibility: string;
let events: EventTarget;
/** Posts a message as another tab of the same browser. */
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

const player = { status: "player", me: { uuid: "me", account: [] } } as unknown as FoundViewer;

/** A synced tab of this visitor. */
async function tab(viewer: Partial<FoundViewer>) {
  const { GUEST, setViewer, currentViewer } = await import("./viewer.ts");
  setViewer({ ...GUEST, ...viewer });
  const { watchTabs } = await import("./tabs.ts");
  watchTabs();
  return { currentViewer };
}

/** Posts a message from another tab and delivers it. */
async function hears(word: unknown): Promise<void> {
  others(word);
  await vi.runAllTimersAsync();
  await vi.dynamicImportSettled();
}
const looksAgain = async () => {
  events.dispatchEvent(new Event("visibilitychange"));
  await vi.dynamicImportSettled();
};

test("a change in another tab is refetched, once per burst of messages", async () => {
  await tab(player);
  others({ says: "changed" });
  await hears({ says: "changed" });
  expect(source.refresh).toHaveBeenCalledOnce();
});

test("a tab in the background refetches when it becomes visible", async () => {
  await tab(player);
  visibility = "hidden";
  await hears({ says: "changed" });
  expect(source.refresh).not.toHaveBeenCalled();
  visibility = "visible";
  await looksAgain();
  expect(source.refresh).toHaveBeenCalledOnce();
});

test("making a tab visible again and again refetches at most every ten seconds", async () => {
  await tab(player);
  await looksAgain();
  expect(source.refresh).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  await looksAgain();
  await looksAgain();
  expect(source.refresh).toHaveBeenCalledOnce();
});

// R-SIG-11
test("a session that ended elsewhere turns the tab into a guest's, without a request", async () => {
  const { currentViewer } = await tab(player);
  cookie = "";
  await looksAgain();
  expect(currentViewer().status).toBe("guest");
  expect(source.refresh).not.toHaveBeenCalled();
});

test("a session that began elsewhere is picked up by a guest's tab", async () => {
  cookie = "";
  await tab({});
  cookie = `${MEMBER_COOKIE}=1`;
  await looksAgain();
  expect(source.restart).toHaveBeenCalledOnce();
});

// R-SIG-11
test("another player's session is not mixed with the previous one's", async () => {
  await tab(player);
  await hears({ says: "viewer", uuid: "another player" });
  expect(source.restart).toHaveBeenCalledOnce();
});

test.each([null, "changed", { says: "viewer" }, { says: "login" }, []])(
  "an unknown message is ignored: %j",
  async (word) => {
    await tab(player);
    others(word);
    expect(vi.getTimerCount()).toBe(0);
  },
);
