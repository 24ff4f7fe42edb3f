import { spawnSync } from 'node:child_process';
import type { Service } from './service.ts';

/** The current Firefox ESR, driven by its own Marionette. */
export const firefox = fromDebian('Firefox', 'no journey was tried in Firefox', {
  'firefox-esr': 'firefox-esr',
});

/** The engine of iPhones with its driver, on a virtual screen. */
export const webkit = fromDebian('WebKit', 'no journey was tried in WebKit', {
  'webkit2gtk-driver': 'WebKitWebDriver',
  xvfb: 'Xvfb',
});

/** Programs from Debian packages: `programs` has them by package. */
function fromDebian(name: string, loss: string, programs: Record<string, string>): Service {
  const missing = () =>
    Object.keys(programs).filter(
      (program) => spawnSync(programs[program]!, ['-help']).error !== undefined,
    );
  return { name, loss, isThere: () => missing().length === 0, packages: missing };
}
