import type { IconName } from './icon-names.ts';
import drawings from './icons.svg?raw';
import file from './icons.svg?url';

type Markup = { __html: string };

/** The same object for an icon each time: React would otherwise replace what the server drew with every render. */
const made = new Map<IconName, Markup>();

/**
 * What stands in the `<svg>` of an icon. The server writes the drawing itself: one that refers to another file costs the
 * browser a document of its own, as long on a slow phone as the styles of the first screen (record 0069). Scripts refer
 * to that file, which spares them 15 kB; `fetchIcons` brings it.
 */
export function iconMarkup(name: IconName): Markup {
  let markup = made.get(name);
  if (!markup) {
    markup = { __html: drawn?.get(name) ?? `<use href="${file}#${name}"/>` };
    made.set(name, markup);
  }
  return markup;
}

const drawn = import.meta.env.SSR
  ? new Map(
      [...drawings.matchAll(/<symbol id="([\w-]+)".*?>(.*)<\/symbol>/g)].map(
        ([, name, inside]) => [name, inside!.replaceAll('> <', '><')] as const,
      ),
    )
  : undefined;

/** Fetches the icons that may appear later while there is a network: an error is often shown when it is gone. */
export async function fetchIcons(): Promise<void> {
  try {
    await (await fetch(file)).text();
  } catch {
    // Each asks for it by itself then.
  }
}
