/** Whether this browser's visitor has closed the app prompt. */
export function isPromptClosed(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** If storage is disabled, it is closed on this page only. */
export function closePrompt(): void {
  try {
    localStorage.setItem(KEY, "closed");
  } catch {
    // Nothing to do: the prompt is shown again.
  }
}

const KEY = "appPrompt";
