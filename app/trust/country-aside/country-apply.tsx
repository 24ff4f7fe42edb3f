import type { Destination } from '#app/content/destinations.ts';
import { useTexts } from '#app/i18n/text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import styles from './country-apply.module.css';
import { countryTexts } from '../country/country.text.ts';

/** The way on to the application, with the country filled in, and a copy on paper. */
export function CountryApply({ code }: { code: Destination }) {
  const texts = useTexts(countryTexts);
  return (
    <section className={styles.apply}>
      <h2>{texts.apply}</h2>
      <p className="hint">{texts.applyHint}</p>
      <ButtonLink to={`/application?country=${code}`} tone="accent">
        {texts.applyNow}
        <Icon name="arrow-right" />
      </ButtonLink>
      <Button tone="ghost" data-print hidden>
        <Icon name="printer" />
        {texts.print}
      </Button>
    </section>
  );
}
