import { defineTexts, useLanguage } from '#app/i18n/text.ts';
import { WithSecondaryLanguage } from '#app/i18n/with-secondary-language.tsx';
import styles from './disclosure.module.css';

/** What the sentence to agree to means in detail. It alone names the months: these words have no script that changes them. */
export function ConsentDetails() {
  const language = useLanguage();
  return (
    <details className={styles.more}>
      <summary>
        <WithSecondaryLanguage text={texts.title} />
      </summary>
      <p>{texts.details[language]}</p>
    </details>
  );
}

const texts = defineTexts({
  title: { en: 'What we keep, and for how long', bn: 'আমরা কী রাখি, কত দিন রাখি' },
  details: {
    en: 'We keep the answers of this form, the time and your language. Only our own staff see them, to call you and to match you with a job; your passport number is stored in encrypted form. An employer is told about you only after we have asked you. We erase everything after the months named above; while we work on your case, and for a time after it, we keep it longer. What you have paid stays in our books, without your name. You can have it deleted sooner: call or write to the office and it is deleted within 30 days, free of charge.',
    bn: 'আমরা এই ফরমের উত্তর, পাঠানোর সময় ও আপনার ভাষা রাখি। শুধু আমাদের কর্মীরা এগুলো দেখেন, আপনাকে ফোন করতে ও আপনার উপযুক্ত কাজ খুঁজতে; পাসপোর্ট নম্বর সাংকেতিক রূপে রাখা হয়। আপনার অনুমতি না নিয়ে কোনো নিয়োগকর্তাকে আপনার কথা জানানো হয় না। উপরে লেখা সময় পার হলে সব মুছে ফেলা হয়; আপনার কাজ চলতে থাকলে এবং শেষ হওয়ার পর কিছুদিন বেশি রাখা হয়। যে টাকা দিয়েছেন, তার হিসাব নাম ছাড়া থাকে। তার আগেই মুছতে চাইলে অফিসে ফোন করুন বা লিখুন, ৩০ দিনের মধ্যে বিনা খরচে মুছে দেওয়া হবে।',
  },
});
