import { type Browser, chromium } from '@playwright/test';
import { pathIn } from '#app/i18n/language.ts';
import { consentVersion } from '#app/applications/fields.ts';
import { chromiumFlags, chromiumPath } from '#tests/support/chromium.ts';
import {
  bengaliFonts,
  type Device,
  fontsOf,
  latinFonts,
  packagesOfFonts,
} from '#tests/support/device-fonts.ts';
import { shiftWithLateFonts } from '#tests/support/font-layout-shift.ts';
import { publicAddresses } from '#tests/support/public-addresses.ts';
import { startSite } from '#tests/support/running-site.ts';
import { goodApplication } from '#tests/support/test-site.ts';
import { explain } from './explain.ts';

explain(
  `npm run bench:late-fonts -- [NAME ...]

Says by how much every public page moves when its fonts come 1.5 s late, on devices that have only one family of
Latin fonts, with and without a Bengali one, at four widths: Chromium, the built site (npm run build), nothing
touched. Roboto /bn measures only the devices and addresses of these names. Half an hour for all.`,
  { takesWords: true },
);

const widths = [360, 390, 412, 768];
const limit = 0.01;
const atOnce = 4;

const words = process.argv.slice(2);
const isWanted = (name: string, all: string[]) => {
  const chosen = words.filter((word) => all.includes(word));
  return chosen.length === 0 || chosen.includes(name);
};
const devices = Object.keys(latinFonts).flatMap((latin) =>
  Object.keys(bengaliFonts).map((bengali) => ({ latin, bengali }) as Device),
);
const addresses = [
  ...publicAddresses.map(({ address }) => address),
  ...(['en', 'bn'] as const).flatMap((language) => [
    pathIn(language, '/nowhere'),
    pathIn(language, '/application/receipt'),
  ]),
];

const site = await startSite('build');
const worst: Record<string, Record<string, number>> = {};
let isOver = false;
try {
  for (const device of devices) {
    if (!isWanted(device.latin, Object.keys(latinFonts))) continue;
    if (!isWanted(device.bengali, Object.keys(bengaliFonts))) continue;
    const name = `${device.latin}, ${device.bengali}`;
    const fonts = fontsOf(device);
    if (!fonts) throw new Error(`fonts are missing; apt-get install ${packagesOfFonts}`);
    const browser = await chromium.launch({
      executablePath: chromiumPath(),
      args: chromiumFlags,
      env: { ...(process.env as Record<string, string>), ...fonts },
    });
    await measure(browser, name);
    await browser.close();
    console.log(
      `${name}: at most ${Math.max(...Object.values(worst).map((row) => row[name] ?? 0))}`,
    );
  }
} finally {
  await site.end();
}
console.table(worst);
process.exitCode = isOver ? 1 : 0;

async function measure(browser: Browser, device: string) {
  const visits = addresses
    .filter((address) => isWanted(address, addresses))
    .flatMap((address) => widths.map((width) => ({ address, width })));
  const storageState = await applied(browser);
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let visit = visits.shift(); visit; visit = visits.shift()) {
        const { address, width } = visit;
        const shift = await shiftWithLateFonts(browser, site.origin + address, {
          width,
          late: 1_500,
          storageState,
        });
        if (shift > limit) console.log(`  ${device} ${address} ${width} px: ${shift.toFixed(3)}`);
        isOver ||= shift > limit;
        const row = (worst[address] ??= {});
        row[device] = Math.max(row[device] ?? 0, Number(shift.toFixed(4)));
      }
    }),
  );
}

/** Sends an application, and returns what the browser then keeps: the receipt is shown to nobody else. */
async function applied(browser: Browser) {
  const context = await browser.newContext();
  const answer = await context.request.post(`${site.origin}/application`, {
    form: { ...goodApplication, consent: consentVersion(18) },
    headers: { origin: site.origin },
  });
  if (!answer.url().endsWith('/receipt')) throw new Error('the application was not accepted');
  const state = await context.storageState();
  await context.close();
  return state;
}
