import type { ConfigEnv, Plugin } from 'vite';
import { makeFonts } from './make-fonts.ts';

/**
 * Generates the fonts before the bundler needs them: once, although it builds for browser and server. The command is that
 * of the config's file: React Router starts a development server within each build, whose plugins see `serve`, and so
 * complete fonts were made first and thrown away.
 */
export function siteFonts(command: ConfigEnv['command']): Plugin {
  // The texts of the examples are not among the site's words.
  const everyWord = command === 'serve' || Boolean(process.env.SAMPAN_EXAMPLES); // oxlint-disable-line -- as in app/routes.ts
  const isTypegen = process.argv.includes('typegen');
  let made: Promise<void> | null = null;
  return {
    name: 'sampan-fonts',
    // To generate the types of the routes, React Router starts a server that serves nothing. Beside a build it would put
    // complete fonts into the place of those that the build is reading.
    buildStart: () => (isTypegen ? undefined : (made ??= makeFonts({ everyWord }))),
  };
}
