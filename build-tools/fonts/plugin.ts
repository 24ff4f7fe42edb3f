import type { Plugin } from 'vite';
import { makeFonts } from './make-fonts.ts';

/** Makes the fonts before the bundler looks for them: once, though it builds for browser and server. */
export function siteFonts(): Plugin {
  let made: Promise<void> | null = null;
  let everyWord = false;
  return {
    name: 'sampan-fonts',
    configResolved({ command }) {
      // What the examples say is no text of the site.
      everyWord = command === 'serve' || Boolean(process.env.SAMPAN_EXAMPLES); // oxlint-disable-line -- as in app/routes.ts
    },
    buildStart: () => (made ??= makeFonts({ everyWord })),
  };
}
