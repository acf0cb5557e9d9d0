/** One sentence that says what to install. */
export const missingBrowser: string;

/** The path of this machine's Chromium or Chrome, or null. CHROME_PATH wins over what stands in PATH. */
export function findBrowser(env?: Record<string, string | undefined>): string | null;

/** Finds a browser, or installs Debian's as root. Returns its path, or null when neither is possible. */
export function ensureBrowser(): string | null;
