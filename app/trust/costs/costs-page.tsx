import chips from '#app/brand/countries/country-chips.module.css';
import pageHead from '#app/brand/page-head.module.css';
import foot from '#app/brand/printed/printed-foot.module.css';
import { printedOf } from '#app/brand/printed/printed-of.server.ts';
import { documentsContext } from '#app/http/request-context.server.ts';
import { usePrintButton } from '#app/ui/button/use-print-button.ts';
import { hydrateOnInteraction } from '#app/ui/deferred/hydrate-on-interaction.tsx';
import { staticSection } from '#app/ui/deferred/static-section.tsx';
import type { Route } from './+types/costs-page';
import { costsOf } from './costs-of.ts';
import styles from './costs-page.module.css';
import payer from './payer-badge.module.css';

const head = staticSection(async () => (await import('./costs-head.tsx')).CostsHead, pageHead);
const answer = staticSection(async () => (await import('./policy-answer.tsx')).PolicyAnswer);
const choice = staticSection(
  async () => (await import('./country-choice.tsx')).CountryChoice,
  chips,
);
const table = staticSection(async () => (await import('./cost-table.tsx')).CostTable, payer);
const ceiling = staticSection(async () => (await import('./ceiling.tsx')).Ceiling);
const principles = staticSection(async () => (await import('./principles.tsx')).Principles);
const sumHead = staticSection(async () => (await import('./costs-head.tsx')).SumHead);
const printed = staticSection(
  async () => (await import('#app/brand/printed/printed-foot.tsx')).PrintedFoot,
  foot,
);
const sums = hydrateOnInteraction(async () => (await import('./sum-box.tsx')).SumBox);

/** The country is part of the address, so Back, a reload and a shared link keep it. */
export function loader({ url, context }: Route.LoaderArgs) {
  const costs = costsOf(url.searchParams.get('country'), context.get(documentsContext));
  return { ...costs, printed: printedOf(context, 'costs') };
}

/** On a way inside the site the scripts of the still parts come at the same time. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const parts = [head, answer, choice, table, sumHead, ceiling, principles, printed, sums].map(
    (part) => part.preload(),
  );
  const [costs] = await Promise.all([serverLoader(), ...parts]);
  return costs;
}

/** What it costs, who pays, what comes back, and the sums of what is ticked. */
export default function CostsPage({ loaderData: { country } }: Route.ComponentProps) {
  usePrintButton();
  const code = country?.code;
  return (
    <>
      <head.StaticSection />
      <div className={`${styles.page} wrap`}>
        <answer.StaticSection />
        {/* What stays as it came is another part for another country. */}
        <div className={styles.side}>
          <choice.StaticSection key={`${code} choice`} />
          <aside className={`${styles.box} on-deep`} aria-labelledby="sum">
            <sumHead.StaticSection key={`${code} head`} />
            <sums.Part />
            <ceiling.StaticSection key={`${code} ceiling`} />
          </aside>
        </div>
        <div className={styles.table}>
          <table.StaticSection key={`${code} table`} />
        </div>
        <div className={styles.wide}>
          <principles.StaticSection />
        </div>
        <div className={styles.wide}>
          <printed.StaticSection />
        </div>
      </div>
    </>
  );
}
