import { useLoaderData } from 'react-router';
import { FactSource } from '#app/brand/fact/fact-source.tsx';
import { PhoneButtons } from '#app/brand/phone-buttons.tsx';
import { useFacts } from '#app/content/content-context.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { amountBetween } from '../fact/amount.ts';
import type { ShownCosts } from './costs-of.ts';
import { costsTexts } from './costs.text.ts';
import styles from './sum-box.module.css';

/** The most that the government allows to ask for, or that nobody has entered it, and whom to call; and a copy on paper. */
export function Ceiling() {
  const { country: shown } = useLoaderData<ShownCosts>();
  const texts = useTexts(costsTexts);
  const language = useLanguage();
  const { ceilings } = useFacts('costs');
  const country = shown?.name[language];
  const ceiling = ceilings.find((one) => one.country === shown?.code);
  return (
    <>
      {country &&
        (ceiling?.amountBdt === undefined ? (
          <p className={styles.ceiling}>{fill(texts.noCeiling, { country })}</p>
        ) : (
          <p className={styles.ceiling}>
            <span>{fill(texts.ceiling, { country })}</span>
            <b>{amountBetween(language, { min: ceiling.amountBdt })}</b>
            <FactSource shelf="ceiling" fact={ceiling} />
          </p>
        ))}
      <div className={styles.phones}>
        <PhoneButtons />
      </div>
      <Button tone="ghost" data-print hidden>
        <Icon name="printer" />
        {texts.print}
      </Button>
    </>
  );
}
