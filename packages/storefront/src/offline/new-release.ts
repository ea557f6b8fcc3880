import { TAKE_OVER } from "./worker-messages.ts";

/**
 * Registers the service worker.
 *
 * @param onNewRelease called when a newer release is installed and waits; its argument activates it and reloads
 * @param container for tests
 */
export async function registerWorker(
  onNewRelease: (takeOver: () => void) => void,
  container: ServiceWorkerContainer = navigator.serviceWorker,
  reload: () => void = () => window.location.reload(),
): Promise<void> {
  const registration = await container.register("/sw.js", { scope: "/" }).catch((fault: unknown) => {
    // Private windows and full disks refuse it; the shop works without.
    console.info("Without a service worker.", fault);
    return null;
  });
  // Undefined where something blocks workers silently.
  if (!registration) return;
  const offer = () => {
    const { waiting } = registration;
    // Without a controller this is the first release the browser has seen: there is nothing to replace.
    if (!waiting || !container.controller) return;
    onNewRelease(() => {
      container.addEventListener("controllerchange", reload, { once: true });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- to a worker, which is of this origin.
      waiting.postMessage(TAKE_OVER);
    });
  };
  offer();
  registration.addEventListener("updatefound", () => {
    const { installing } = registration;
    installing?.addEventListener("statechange", () => {
      if (installing.state === "installed") offer();
    });
  });
}
