import type { Plugin } from 'vite';

/**
 * Leaves two parts of the router out of the browser's code that this site never reaches, as it sets neither
 * `instrumentations` nor lazy route discovery: 2 kB that every visitor would pay for. The stand-ins do what
 * the originals do then. The build fails when the router has come to divide its modules otherwise.
 * See record 0023.
 */
export function leanRouter(): Plugin {
  const missing = new Set(standIns.keys());
  return {
    name: 'sampan:lean-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /react-router[\\/]dist[\\/]production[\\/]lib[\\/]/ },
      handler(code, id) {
        const part = id.replaceAll('\\', '/').split('/dist/production/')[1]!;
        const standIn = standIns.get(part);
        if (standIn === undefined) return null;
        missing.delete(part);
        // Its other names are only passed on, for servers.
        const others = exportsOf(code).filter((name) => !standIn.includes(` ${name} =`));
        return { code: standIn + others.map((name) => `export let ${name};`).join(''), map: null };
      },
    },
    buildEnd(error) {
      if (!error && missing.size > 0) {
        throw new Error(
          `build-tools/lean-router.ts: the router has no ${[...missing].join(', ')} now`,
        );
      }
    },
  };
}

const standIns = new Map([
  [
    'lib/router/instrumentation.js',
    `export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
     export const getRouteInstrumentationUpdates = () => ({});
     export const instrumentClientSideRouter = (router) => router;`,
  ],
  [
    'lib/dom/ssr/fog-of-war.js',
    `export const isFogOfWarEnabled = () => false;
     export const getPartialManifest = (manifest) => manifest;
     export const getPatchRoutesOnNavigationFunction = () => undefined;
     export const useFogOFWarDiscovery = () => undefined;`,
  ],
]);

function exportsOf(code: string): string[] {
  const names = /^export \{([^}]*)\};?\s*$/m.exec(code)?.[1];
  if (!names)
    throw new Error('build-tools/lean-router.ts: the router writes its exports differently now');
  return names.split(',').map((name) => name.trim());
}
