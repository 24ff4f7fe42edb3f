import { usePublicSettings } from '#app/config/use-public-settings.ts';
import { defineTexts, useLanguage } from '#app/i18n/text.ts';
import { WithSecondaryLanguage } from '#app/i18n/with-secondary-language.tsx';
import { fill } from '#app/i18n/fill.ts';
import { formatNumber } from '#app/i18n/format.ts';
import styles from './disclosure.module.css';

/** What the sentence to agree to means in detail, with the months after which an application is really erased. */
export function ConsentDetails() {
  const language = useLanguage();
  const months = formatNumber(language, usePublicSettings().retentionMonths);
  return (
    <details className={styles.more}>
      <summary>
        <WithSecondaryLanguage text={texts.title} />
      </summary>
      <p>{fill(texts.details[language], { months })}</p>
    </details>
  );
}

const texts = defineTexts({
  title: { en: 'What we keep, and for how long', bn: 'আমরা কী রাখি, কত দিন রাখি' },
  details: {
    en: 'We keep the answers of this form, the time and your language. Only our own staff see them, to call you and to match you with a job; your passport number is stored in encrypted form. An employer is told about you only after we have asked you. We erase everything {months} months after our last contact with you. You can have it deleted sooner: call or write to the office and it is deleted within 30 days, free of charge.',
    bn: 'আমরা এই ফরমের উত্তর, পাঠানোর সময় ও আপনার ভাষা রাখি। শুধু আমাদের কর্মীরা এগুলো দেখেন, আপনাকে ফোন করতে ও আপনার উপযুক্ত কাজ খুঁজতে; পাসপোর্ট নম্বর সাংকেতিক রূপে রাখা হয়। আপনার অনুমতি না নিয়ে কোনো নিয়োগকর্তাকে আপনার কথা জানানো হয় না। আপনার সঙ্গে শেষ যোগাযোগের {months} মাস পরে সব মুছে ফেলা হয়। তার আগেই মুছতে চাইলে অফিসে ফোন করুন বা লিখুন, ৩০ দিনের মধ্যে বিনা খরচে মুছে দেওয়া হবে।',
  },
});
