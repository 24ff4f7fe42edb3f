import { useFacts } from '#app/content/content-context.ts';
import { type Destination, countrySlug } from '#app/content/destinations.ts';
import { PageLink } from '#app/i18n/page-link.tsx';
import { useTexts, useLanguage } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { CostSaid, CeilingSaid } from './cost-said.tsx';
import styles from './country-costs.module.css';
import { itemsFor } from '../costs/sums.ts';
import { countryTexts } from '../country/country.text.ts';
import { FactSection } from '../country/fact-section.tsx';

/** Which costs there are for a country and who pays them, and the most that the government allows. */
export function CountryCosts({ code }: { code: Destination }) {
  const texts = useTexts(countryTexts);
  const language = useLanguage();
  const costs = useFacts('costs');
  return (
    <FactSection id="costs" title={texts.costs}>
      <dl className={styles.pays}>
        {itemsFor(code, costs).map((item) => (
          <div key={item._key}>
            <dt>{item.name[language]}</dt>
            <dd>
              <CostSaid item={item} />
            </dd>
          </div>
        ))}
        <div>
          <dt>{texts.ceiling}</dt>
          <dd>
            <CeilingSaid ceiling={costs.ceilings.find(({ country }) => country === code)} />
          </dd>
        </div>
      </dl>
      <PageLink to={`/costs?country=${countrySlug(code)}`} className={styles.all}>
        {texts.allCosts}
        <Icon name="arrow-right" />
      </PageLink>
    </FactSection>
  );
}
