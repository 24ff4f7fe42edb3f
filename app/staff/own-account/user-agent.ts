import * as v from 'valibot';

/** What a session was started with, as far as the browser tells. */
export const device = v.object({ browser: v.nullable(v.string()), system: v.nullable(v.string()) });

export type Device = v.InferOutput<typeof device>;

/** Browser and system by their names in a User-Agent header; null where it names none that we know. */
export function deviceOf(userAgent: string): Device {
  return { browser: firstNamed(browsers, userAgent), system: firstNamed(systems, userAgent) };
}

function firstNamed(names: [RegExp, string][], text: string): string | null {
  return names.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

// In this order: each claims to be what stands below it as well.
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
