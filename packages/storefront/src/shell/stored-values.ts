const MEMORY = new Map<string, string>();

/** A value stored in this browser, or on this page only if storage is disabled. */
export function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return MEMORY.get(key) ?? null;
  }
}

export function store(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    if (value === null) MEMORY.delete(key);
    else MEMORY.set(key, value);
  }
}
