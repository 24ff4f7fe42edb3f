import type { Plugin } from 'vite';
import { makeFonts } from './make-fonts.ts';

/** Makes the fonts before the bundler looks for them: once, though it builds for browser and server. */
export function siteFonts(): Plugin {
  let made: Promise<void> | null = null;
  let isServing = false;
  return {
    name: 'sampan-fonts',
    configResolved({ command }) {
      isServing = command === 'serve';
    },
    buildStart: () => (made ??= makeFonts({ everyWord: isServing })),
  };
}
