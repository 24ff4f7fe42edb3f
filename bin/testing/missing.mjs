import { step } from '../bootstrap/progress.mjs';
import { canInstallPackages, installPackages } from './debian.mjs';

/**
 * Gets the parts of the machine that the tests need and that are missing, where that is possible.
 * Returns those that are missing still. A part is
 * `{ name, loss, isThere(), packages(), get?, fetch? }`: Debian's `packages` where they can be installed, `get` where
 * not, `fetch` anywhere.
 */
export async function getMissing(parts, stop) {
  const missing = () => parts.filter((part) => !part.isThere());
  if (canInstallPackages()) {
    const packages = parts.flatMap((part) => part.packages());
    if (packages.length) {
      await step(`Installing ${packages.join(', ')}`, () => installPackages(packages, stop));
    }
  } else {
    for (const part of missing()) {
      if (part.get) await step(`Getting ${part.name}`, () => part.get(stop));
    }
  }
  for (const part of missing()) {
    if (part.fetch) await step(`Fetching ${part.name}`, () => part.fetch(stop));
  }
  return missing();
}
