import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from '#bin/bootstrap.mjs';
import { chromiumPath } from '#tests/support/chromium.ts';
import { runChild } from './child.ts';
import type { Service } from './service.ts';

const playwright = inProject('node_modules', '@playwright', 'test', 'cli.js');

/** A Chromium, the system's or the one that Playwright downloads, and a font to show Bengali pages with. */
export const browser = {
  get name() {
    return hasProgram() ? 'font for Bengali (fonts-noto-core)' : 'Chromium';
  },
  loss: 'the end-to-end tests did not run',
  isThere: (): boolean => hasProgram() && hasBengaliFont(),
  packages: (): string[] => [
    ...(process.env.TEST_CHROMIUM || chromiumPath()?.endsWith('-shell')
      ? []
      : ['chromium-headless-shell']),
    // Without one half of every page is boxes, and no measured text width is right.
    ...(hasBengaliFont() ? [] : ['fonts-noto-core']),
    // The fallback fonts of visitors' devices.
    ...Object.entries(deviceFonts).flatMap(([file, name]) =>
      fontsBelow('/usr/share/fonts').includes(file) ? [] : [name],
    ),
  ],
  async get(stop: AbortSignal) {
    if (hasProgram()) return;
    const limitMs = 10 * 60_000;
    const args = [playwright, 'install', 'chromium'];
    const { ok, output } = await runChild(process.execPath, args, { stop, limitMs });
    if (!ok) console.error(output);
  },
} satisfies Service;

const deviceFonts = {
  'DejaVuSerif-Bold.ttf': 'fonts-dejavu-core',
  'LiberationSans-Regular.ttf': 'fonts-liberation',
  'Roboto-Regular.ttf': 'fonts-roboto-unhinted',
};

const hasProgram = (): boolean => Boolean(chromiumPath() ?? playwrightsOwn());

function playwrightsOwn(): boolean {
  const code = `import('@playwright/test').then((p) => console.log(p.chromium.executablePath()))`;
  const { stdout } = spawnSync(process.execPath, ['-e', code], {
    cwd: inProject(),
    encoding: 'utf8',
  });
  return existsSync(stdout.trim());
}

function hasBengaliFont(): boolean {
  const { stdout } = spawnSync('fc-list', [':lang=bn', 'file'], { encoding: 'utf8' });
  if (stdout?.trim()) return true;
  // fc-list may be missing, too.
  return fontsBelow('/usr/share/fonts').some((name) => /bengali|bangla|lohit-bn/i.test(name));
}

function fontsBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? fontsBelow(join(folder, entry.name)) : [entry.name],
  );
}
