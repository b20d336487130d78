/** Local storage, as far as the browser opens it to us: one that is closed remembers nothing, and stops nothing. */
export const storage = {
  read(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write(key: string, value: string): void {
    try {
      localStorage.setItem(key, value);
    } catch {
      // Full or closed: nothing is lost but the memory of it.
    }
  },
  /** Removes every key but those named. */
  clearExcept(kept: readonly string[]): void {
    try {
      for (const key of Object.keys(localStorage)) if (!kept.includes(key)) localStorage.removeItem(key);
    } catch {
      // What is closed holds nothing.
    }
  },
  remove(...keys: readonly string[]): void {
    try {
      for (const key of keys) localStorage.removeItem(key);
    } catch {
      // What is closed holds nothing.
    }
  },
};

/** Calls back when another tab changes the key. @param changed gets the new value; null when it is gone */
export function onOtherTab(key: string, changed: (value: string | null) => void): void {
  window.addEventListener('storage', event => {
    if (event.key === key) changed(event.newValue);
  });
}
