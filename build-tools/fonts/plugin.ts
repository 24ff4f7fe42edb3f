import type { Plugin } from 'vite';
import { makeFonts } from './make-fonts.ts';

/** Generates the fonts before the bundler needs them: once, although it builds for browser and server. */
export function siteFonts(): Plugin {
  let made: Promise<void> | null = null;
  let everyWord = false;
  return {
    name: 'sampan-fonts',
    configResolved({ command }) {
      // The texts of the examples are not among the site's words.
      everyWord = command === 'serve' || Boolean(process.env.SAMPAN_EXAMPLES); // oxlint-disable-line -- as in app/routes.ts
    },
    buildStart: () => (made ??= makeFonts({ everyWord })),
  };
}
