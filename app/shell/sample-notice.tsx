import type { Bilingual } from '#app/i18n/language.ts';
import { defineTexts, useLanguage, useTexts } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { agency } from '#content/agency.ts';
import { trainingCentre } from '#content/courses.ts';
import { officials } from '#content/officials.ts';
import { reviews } from '#content/reviews.ts';
import styles from './sample-notice.module.css';

/** Reminds staff, not visitors, of sample records that must be replaced before launch. */
export function SampleNotice({ places = placesInContent }: { places?: Place[] }) {
  const words = useTexts(texts);
  const language = useLanguage();
  const found = samplesIn(places);
  if (found.length === 0) return null;
  return (
    <details className={styles.notice}>
      <summary>
        <Icon name="info" />
        {words.replace}
        <Icon name="chevron-down" className={styles.arrow} />
      </summary>
      <p>{words.how}</p>
      <ul>
        {found.map(({ kind, samples }) => (
          <li key={kind.en}>
            <strong>{kind[language]}</strong>:{' '}
            {samples.map(({ name }) => name[language]).join(', ')}
          </li>
        ))}
      </ul>
    </details>
  );
}

type Place = { kind: Bilingual; records: readonly Record[] };

type Record = { sample?: boolean; name: Bilingual };

/** The records that may be samples, by place. */
const placesInContent: Place[] = [
  {
    kind: { en: 'The agency: name, numbers, addresses', bn: 'সংস্থা: নাম, নম্বর, ঠিকানা' },
    records: [agency],
  },
  {
    kind: { en: 'Directors', bn: 'পরিচালক' },
    records: officials,
  },
  {
    kind: { en: 'Reviews', bn: 'গ্রাহকের কথা' },
    records: reviews,
  },
  {
    kind: { en: 'Training centre', bn: 'প্রশিক্ষণ কেন্দ্র' },
    records: [
      {
        ...trainingCentre,
        name: { en: 'the address of its courses', bn: 'কোর্সের ওয়েব ঠিকানা' },
      },
    ],
  },
];

/** True until the agency has replaced every sample by its own facts. */
export function hasSamples(): boolean {
  return samplesIn(placesInContent).length > 0;
}

function samplesIn(places: Place[]) {
  return places
    .map(({ records, ...place }) => ({ ...place, samples: records.filter(isSample) }))
    .filter(({ samples }) => samples.length > 0);
}

function isSample({ sample = false }: Record): boolean {
  return sample;
}

const texts = defineTexts({
  replace: { en: 'Sample: replace before launch', bn: 'নমুনা: চালু করার আগে বদলান' },
  how: {
    en: 'Visitors see this only beside reviews, and take everything else for true. Give your own facts to whoever looks after the site.',
    bn: 'দর্শনার্থীরা এটি শুধু মতামতের পাশে দেখতে পান, বাকি সব সত্যি মনে করেন। যিনি সাইট দেখাশোনা করেন, তাঁকে আপনাদের নিজের তথ্য দিন।',
  },
});
