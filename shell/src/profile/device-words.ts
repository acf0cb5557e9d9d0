/** What a browser says of itself, in the words of people. */
export interface Device {
  /** "Firefox on Windows"; "Unknown browser" when it said nothing that we know. */
  readonly name: string;
  readonly isHandheld: boolean;
}

/** In this order: most browsers also claim to be those further down. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.* Safari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const HANDHELD = new Set(['iPhone', 'iPad', 'Android']);

/** Reads the browser and the system out of a user agent; null is a browser that sent none. */
export function deviceOf(userAgent: string | null): Device {
  const browser = firstOf(BROWSERS, userAgent ?? '');
  const system = firstOf(SYSTEMS, userAgent ?? '');
  const known = browser ?? (system === null ? 'Unknown browser' : 'Browser');
  return {
    name: system === null ? known : `${known} on ${system}`,
    isHandheld: system !== null && HANDHELD.has(system),
  };
}

function firstOf(words: readonly (readonly [RegExp, string])[], userAgent: string): string | null {
  return words.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;
}
