import { describe, expect, test, vi } from "vitest";
import { registerWorker } from "./new-release.ts";
import { TAKE_OVER } from "./worker-messages.ts";

/** The used parts of a browser's registration, controlled by the test. */
function browser({ isControlled }: { isControlled: boolean }) {
  const registration = Object.assign(new EventTarget(), {
    waiting: null as { postMessage: (word: string) => void } | null,
    installing: null as (EventTarget & { state: string }) | null,
  });
  const container = Object.assign(new EventTarget(), {
    controller: isControlled ? {} : null,
    register: vi.fn<() => Promise<typeof registration | undefined>>().mockResolvedValue(registration),
  });
  const postMessage = vi.fn<(word: string) => void>();
  return {
    container: container as unknown as ServiceWorkerContainer & typeof container,
    postMessage,
    installs: () => {
      const worker = Object.assign(new EventTarget(), { state: "installing" });
      registration.installing = worker;
      registration.dispatchEvent(new Event("updatefound"));
      worker.state = "installed";
      registration.waiting = { postMessage };
      worker.dispatchEvent(new Event("statechange"));
    },
  };
}

// R-WEB-30
describe("a new release", () => {
  test("is offered once installed, and replaces the old one only when confirmed", async () => {
    const { container, postMessage, installs } = browser({ isControlled: true });
    const reload = vi.fn<() => void>();
    const offered = vi.fn<(takeOver: () => void) => void>();
    await registerWorker(offered, container, reload);
    expect(container.register).toHaveBeenCalledWith("/sw.js", { scope: "/" });
    expect(offered).not.toHaveBeenCalled();

    installs();
    expect(offered).toHaveBeenCalledTimes(1);
    expect(postMessage).not.toHaveBeenCalled();
    offered.mock.calls[0]?.[0]();
    expect(postMessage).toHaveBeenCalledWith(TAKE_OVER);
    expect(reload).not.toHaveBeenCalled();
    container.dispatchEvent(new Event("controllerchange"));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test("is not offered at the first visit: nothing is replaced", async () => {
    const { container, installs } = browser({ isControlled: false });
    const offered = vi.fn<(takeOver: () => void) => void>();
    await registerWorker(offered, container);
    installs();
    expect(offered).not.toHaveBeenCalled();
  });

  test.each([
    [
      "refuses",
      (container: { register: ReturnType<typeof vi.fn> }) =>
        container.register.mockRejectedValue(new Error("full")),
    ],
    [
      "says nothing",
      (container: { register: ReturnType<typeof vi.fn> }) => container.register.mockResolvedValue(undefined),
    ],
  ])("is no concern of a browser that %s", async (_, arrange) => {
    vi.spyOn(console, "info").mockReturnValue();
    const { container } = browser({ isControlled: true });
    arrange(container);
    await expect(registerWorker(vi.fn<() => void>(), container)).resolves.toBeUndefined();
  });
});
