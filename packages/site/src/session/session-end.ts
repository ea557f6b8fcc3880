/** Tells the listener when the API says that the session of this browser is over. */
export function onSessionEnd(listener: () => void): void {
  listeners.add(listener);
}

/** For the connection to the API, which hears it first. */
export function sessionEnded(): void {
  for (const listener of listeners) listener();
}

const listeners = new Set<() => void>();
