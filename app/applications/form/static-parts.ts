import { staticSection } from '#app/ui/deferred/static-section.tsx';
import type { ChoiceKind } from '../fields.ts';

const parts = () => import('../form-static/static-parts.tsx');

/** What never changes in the page of the form: its words need no script, except after a link inside the site. */
export const head = staticSection(async () => (await parts()).ApplicationHead);
export const aside = staticSection(async () => (await parts()).ApplicationAside);
export const consentDetails = staticSection(async () => (await parts()).ConsentDetails);

/** The ready answers below a field. */
export const choices: Record<ChoiceKind, ReturnType<typeof staticSection>> = {
  job: staticSection(async () => (await parts()).JobChoices),
  country: staticSection(async () => (await parts()).CountryChoices),
  bangladesh: staticSection(async () => (await parts()).BangladeshChoice),
  nobody: staticSection(async () => (await parts()).NobodyChoice),
  noPassport: staticSection(async () => (await parts()).NoPassportChoice),
};

/** For the page's `clientLoader`. */
export async function loadStaticParts() {
  const all = [head, aside, consentDetails, ...Object.values(choices)];
  await Promise.all(all.map(({ preload }) => preload()));
}
