import type { ReactNode } from 'react';
import { defineTexts, useTexts } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { contactFields } from './contact-fields.ts';
import styles from './employer-parts.module.css';

/** How the form differs for an employer, whose question is filled in: so that no other page loads it. */
export type EmployerParts = {
  fields: typeof contactFields;
  /** Above the fields, until something has come of it. */
  note: ReactNode;
};

const { question, ...others } = contactFields;

export const employerParts: EmployerParts = {
  fields: {
    question,
    ...others,
    number: {
      ...others.number,
      placeholder: { en: '+00 0000 000000', bn: '+00 0000 000000' },
    },
    address: {
      ...others.address,
      placeholder: { en: 'Company, city, country', bn: 'কোম্পানি, শহর, দেশ' },
    },
  },
  note: <FiveLines />,
};

function FiveLines() {
  const texts = useTexts(noteTexts);
  return (
    <p className={styles.note}>
      <Icon name="building-2" />
      <span>
        <b>{texts.below}</b> {texts.next}
      </span>
    </p>
  );
}

const noteTexts = defineTexts({
  below: { en: 'Your five lines are below.', bn: 'আপনার পাঁচ লাইন নিচে আছে।' },
  next: {
    en: 'Correct them as you like, then add your name and number.',
    bn: 'বদলাতে চাইলে বদলান, তারপর নাম ও নম্বর লিখুন।',
  },
});
