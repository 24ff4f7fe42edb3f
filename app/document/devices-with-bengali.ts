/** Systems that always have a Bengali font, as their browsers name them. */
export const systemsWithBengali = /Android|Mac OS|Windows|CrOS/;

/** What the browsers of all devices that may lack one call their system, and who their page is rendered for. */
export const linux = 'Linux';

/**
 * Whether a browser that calls itself so may have no Bengali font: one on Linux, but not on a phone. Of programs that are no
 * browsers, which draw nothing, false. A wrong answer costs the device a request, or 2.5 kB that it does not need.
 */
export function mayLackBengali(userAgent = ''): boolean {
  return userAgent.includes(linux) && !systemsWithBengali.test(userAgent);
}
