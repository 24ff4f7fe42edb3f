import * as v from 'valibot';

/** The browser and system that started a session, as far as known. */
export const device = v.object({ browser: v.nullable(v.string()), system: v.nullable(v.string()) });

export type Device = v.InferOutput<typeof device>;

/** Browser and system in a User-Agent header; null for unknown ones. */
export function deviceOf(userAgent: string): Device {
  return { browser: firstNamed(browsers, userAgent), system: firstNamed(systems, userAgent) };
}

function firstNamed(names: [RegExp, string][], text: string): string | null {
  return names.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

// In this order: each also names the browsers below it.
const browsers: [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];
