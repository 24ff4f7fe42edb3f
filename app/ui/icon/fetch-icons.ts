import address from './icons.svg?url';

/**
 * Fetches the icons that may appear later, while there is a network: an error is often shown when it is gone. Those that
 * came with the page are drawn in it (`document/drawn-icons.server.ts`). Never rejects: what does not come now is asked for
 * by the icon itself.
 */
export async function fetchIcons(): Promise<void> {
  try {
    await (await fetch(address)).text();
  } catch {
    // See above.
  }
}
