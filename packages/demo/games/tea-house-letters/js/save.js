/** What this browser remembers. Storage may be shut (private windows), so every touch is guarded. */
const PREFIX = "tea-house-letters.";
const memory = new Map();

export function load(key, fallback) {
  try {
    const text = localStorage.getItem(PREFIX + key);
    return text === null ? (memory.get(key) ?? fallback) : JSON.parse(text);
  } catch {
    return memory.get(key) ?? fallback;
  }
}

export function save(key, value) {
  memory.set(key, value);
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // Kept in memory for this visit.
  }
}
