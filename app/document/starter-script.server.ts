import { browserErrorAddress } from './browser-error.ts';
import { buildName } from './build-name.ts';
import { scriptCalling } from './inline-script.server.ts';
import type starter from './inline/starter.ts';
import code from './inline/starter.ts?script';
import { inlinedRel } from './stylesheets.server.ts';
import { nameWithoutScripts, typedKey } from './without-scripts.ts';

/**
 * The faces that a first visit over a slow network does without (`inline/fonts-first.ts`), for the next page. Bengali pages
 * get that of their text before the first touch, which is 26 kB, and the others with it; English pages all but the italic,
 * 36 kB. Where a device has no Bengali font, the letters that it waited for are enough until then.
 */
const latin: [string, string][] = [
  ['1em Anek Bangla', 'a'],
  ['semi-expanded 1em Anek Bangla', 'a'],
  ['1em Tiro Bangla', 'a'],
  ['italic 1em Tiro Bangla', 'a'],
];
const fontsLater = {
  en: latin,
  bn: [
    ['1em Anek Bangla Bengali', 'ক'],
    ['bold 1em Anek Bangla Bengali', 'ক'],
    ['1em Tiro Bangla Bengali', 'ক'],
    ...latin,
  ] satisfies [string, string][],
};

/**
 * The script that takes the place of a public page's entry module, whose text is `module`, and starts it later
 * (`inline/starter.ts`). It must be exactly one script in place of one, or hydration does not match. `worker` is the address
 * of the service worker; null without.
 */
export function starterScript(module: string, worker: string | null): string {
  return scriptCalling<typeof starter>(code, {
    ...{ module, worker, fontsLater, inlinedRel, typedKey },
    errorAddress: browserErrorAddress,
    build: buildName,
    nameWithoutScripts: nameWithoutScripts(''),
  });
}
