import { defineTexts, useLanguage, useTexts } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import styles from './sample-notice.module.css';
import type { SamplePlace } from './samples.ts';

/** Reminds staff, not visitors, of sample records that must be replaced before launch. */
export function SampleNotice({ places }: { places: SamplePlace[] }) {
  const words = useTexts(texts);
  const language = useLanguage();
  if (places.length === 0) return null;
  return (
    <details className={styles.notice}>
      <summary>
        <Icon name="info" />
        {words.replace}
        <Icon name="chevron-down" className={styles.arrow} />
      </summary>
      <p>{words.how}</p>
      <ul>
        {places.map(({ kind, names }) => (
          <li key={kind.en}>
            <strong>{kind[language]}</strong>: {names.map((name) => name[language]).join(', ')}
          </li>
        ))}
      </ul>
    </details>
  );
}

const texts = defineTexts({
  replace: { en: 'Sample: replace before launch', bn: 'নমুনা: চালু করার আগে বদলান' },
  how: {
    en: 'Visitors see this only beside reviews and directors, and take everything else for true. Give your own facts to whoever looks after the site.',
    bn: 'দর্শনার্থীরা এটি শুধু মতামত ও পরিচালকদের নামের পাশে দেখতে পান, বাকি সব সত্যি মনে করেন। যিনি সাইট দেখাশোনা করেন, তাঁকে আপনাদের নিজের তথ্য দিন।',
  },
});
