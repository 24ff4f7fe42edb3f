import { existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/** The Latin fonts of devices, which show until the site's fonts are loaded. */
export const latinFonts = {
  DejaVu: ['DejaVuSans', 'DejaVuSans-Bold', 'DejaVuSerif', 'DejaVuSerif-Bold'],
  Liberation: ['LiberationSans', 'LiberationSerif'].flatMap((name) => [
    `${name}-Regular`,
    `${name}-Bold`,
    `${name}-Italic`,
  ]),
  Noto: ['NotoSans', 'NotoSerif'].flatMap((name) => [
    `${name}-Regular`,
    `${name}-Bold`,
    `${name}-Italic`,
  ]),
  Roboto: ['Roboto-Regular', 'Roboto-Bold', 'Roboto-Italic'],
};

/** The Bengali fonts of devices; few come without. */
export const bengaliFonts = {
  'no Bengali': [],
  Bengali: ['NotoSansBengali', 'NotoSerifBengali'].flatMap((name) => [
    `${name}-Regular`,
    `${name}-Bold`,
  ]),
};

export type Device = { latin: keyof typeof latinFonts; bengali: keyof typeof bengaliFonts };

/** The Debian packages that contain all of these. */
export const packagesOfFonts =
  'fonts-dejavu-core fonts-liberation fonts-noto-core fonts-roboto-unhinted';

/**
 * The environment for a browser that finds only the device's fonts. Null when the machine lacks one of them.
 */
export function fontsOf({ latin, bengali }: Device): Record<string, string> | null {
  const files = [...latinFonts[latin], ...bengaliFonts[bengali]].map((name) =>
    installed().get(`${name}.ttf`),
  );
  if (files.includes(undefined)) return null;
  const folder = mkdtempSync(join(tmpdir(), 'sampan-device-fonts-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const file of files) symlinkSync(file!, join(folder, basename(file!)));
  const settings = join(folder, 'fonts.conf');
  writeFileSync(
    settings,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd"><fontconfig>
<dir>${folder}</dir><cachedir>${folder}</cachedir></fontconfig>`,
  );
  return { FONTCONFIG_FILE: settings };
}

/** The system's font files by name. */
function installed(): Map<string, string> {
  known ??= new Map(filesBelow('/usr/share/fonts'));
  return known;
}

let known: Map<string, string> | undefined;

function filesBelow(folder: string): [string, string][] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry): [string, string][] => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [[entry.name, path]];
  });
}
