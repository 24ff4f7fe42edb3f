import { useLoaderData } from 'react-router';
import { PageHead } from '#app/brand/page-head.tsx';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import type { ShownCosts } from './costs-of.ts';
import { costsHeadTexts } from './head.text.ts';
import { sumTexts } from './sum-box.text.ts';

export function CostsHead() {
  const { title, headline } = costsHeadTexts;
  return <PageHead title={title} headline={headline} lead={useTexts(costsHeadTexts).lead} />;
}

/** Of what the sums are. */
export function SumHead() {
  const { country } = useLoaderData<ShownCosts>();
  const language = useLanguage();
  return (
    <h2 id="sum">
      {sumTexts.title[language]}{' '}
      {country && (
        <small>
          <img src={`/illustrations/flag-${country.code}.svg`} width="24" height="18" alt="" />
          {country.name[language]}
        </small>
      )}
    </h2>
  );
}
