import { vi } from 'vitest';
import type { ElementName, WebDriver } from './webdriver.ts';

/** Somebody with a browser, who finds things by what is written on them. */
export type Visitor = ReturnType<typeof visitor>;

const waitOptions = { timeout: 30_000, interval: 50 };

/** A visitor of the site at `origin`. Every step waits until it can be done; half a minute is too long. */
export function visitor(driver: WebDriver, origin: string) {
  const found = (script: string, ...values: unknown[]) =>
    vi.waitFor(async () => {
      const value = await driver.run(script, ...values);
      if (!value) throw new Error(`${JSON.stringify(values)}: not there in\n${await words()}`);
      return value;
    }, waitOptions);
  const words = async () =>
    String(await driver.run('return document.body.innerText')).slice(0, 800);
  return {
    open: (path: string) => driver.navigate(origin + path),
    /** Waits until the scripts have taken the page over, which they do at the first touch. */
    takenOver: () =>
      found(`dispatchEvent(new Event('pointerdown'));
        return Object.keys(document.querySelector('header')).some((key) => key.startsWith('__react'))`),
    async type(label: string, text: string) {
      await driver.type((await found(byLabel, label)) as ElementName, text);
    },
    async tick(label: string) {
      await driver.click((await found(byLabel, label)) as ElementName);
    },
    async press(name: string) {
      await driver.click((await found(byName, name)) as ElementName);
    },
    /** Waits until a text is to be read somewhere, and returns what fits. */
    reads: async (pattern: RegExp) =>
      (await found(
        'return (document.body.innerText.match(new RegExp(arguments[0])) || [])[0]',
        pattern.source,
      )) as string,
    arrives: (path: string) => found('return location.pathname === arguments[0]', path),
    titled: (title: string) => found('return document.title === arguments[0]', title),
    run: driver.run,
  };
}

const byLabel = `
  return [...document.querySelectorAll('label')]
    .filter((label) => label.textContent.trim().startsWith(arguments[0]))
    .map((label) => label.control).find((field) => field && field.getClientRects().length)`;

const byName = `
  return [...document.querySelectorAll('button, a')]
    .find((one) => one.textContent.trim() === arguments[0] && one.getClientRects().length)`;
