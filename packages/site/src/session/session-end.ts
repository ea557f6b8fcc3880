/** Calls the listener when the API reports that this browser's session has ended. */
export function onSessionEnd(listener: () => void): void {
  listeners.add(listener);
}

/** For the API client, which learns it first. */
export function sessionEnded(): void {
  for (const listener of listeners) listener();
}

const listeners = new Set<() => void>();
