import chips from '#app/brand/countries/country-chips.module.css';
import pageHead from '#app/brand/page-head.module.css';
import { documentsContext } from '#app/config/services.server.ts';
import { usePrintButton } from '#app/ui/button/use-print-button.ts';
import { hydrateOnInteraction } from '#app/ui/deferred/hydrate-on-interaction.tsx';
import { staticSection } from '#app/ui/deferred/static-section.tsx';
import type { Route } from './+types/costs-page';
import { costsOf } from './costs-of.ts';
import styles from './costs-page.module.css';
import payer from './payer-badge.module.css';

const head = staticSection(async () => (await import('./costs-head.tsx')).CostsHead, pageHead);
const choice = staticSection(
  async () => (await import('./country-choice.tsx')).CountryChoice,
  chips,
);
const table = staticSection(async () => (await import('./cost-table.tsx')).CostTable, payer);
const ceiling = staticSection(async () => (await import('./ceiling.tsx')).Ceiling);
const principles = staticSection(async () => (await import('./principles.tsx')).Principles);
const sumHead = staticSection(async () => (await import('./costs-head.tsx')).SumHead);
const sums = hydrateOnInteraction(async () => (await import('./sum-box.tsx')).SumBox);

/** The country is part of the address, so Back, a reload and a shared link keep it. */
export function loader({ url, context }: Route.LoaderArgs) {
  return costsOf(url.searchParams.get('country'), context.get(documentsContext));
}

/** On a way inside the site the scripts of the still parts come at the same time. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const parts = [head, choice, table, sumHead, ceiling, principles, sums].map((part) =>
    part.preload(),
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
        {/* What stays as it came is another part for another country. */}
        <choice.StaticSection key={`${code} choice`} />
        <div className={styles.costs}>
          <table.StaticSection key={`${code} table`} />
          <aside className={`${styles.box} on-deep`} aria-labelledby="sum">
            <sumHead.StaticSection key={`${code} head`} />
            <sums.Part />
            <ceiling.StaticSection key={`${code} ceiling`} />
          </aside>
        </div>
        <principles.StaticSection />
      </div>
    </>
  );
}
