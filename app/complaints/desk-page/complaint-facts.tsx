import { mailtoOf } from '#app/config/mailto.ts';
import { formatMoment } from '#app/i18n/format-moment.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import type { StaffComplaint } from '../desk/staff-complaint.ts';
import styles from './complaint-facts.module.css';
import { complaintTexts } from './desk.text.ts';

/** Who complains, as far as it was told, and when it came. */
export function ComplaintFacts({ complaint }: { complaint: StaffComplaint }) {
  const texts = useTexts(complaintTexts);
  const language = useLanguage();
  const { name, phone, phoneE164, email, receiptNo, createdAt } = complaint;
  const isAnonymous = !name && !phone && !email;
  return (
    <dl className={`${styles.facts} num`}>
      {(name || isAnonymous) && (
        <div>
          <dt>{texts.name}</dt>
          <dd dir="auto">{name || texts.anonymous}</dd>
        </div>
      )}
      {phone && (
        <div>
          <dt>{texts.phone}</dt>
          <dd>
            {isCalled(complaint) ? <a href={`tel:${phoneE164}`}>{phone}</a> : <bdi>{phone}</bdi>}
          </dd>
        </div>
      )}
      {email && (
        <div>
          <dt>{texts.email}</dt>
          <dd>
            <a href={mailtoOf(email)}>{email}</a>
          </dd>
        </div>
      )}
      {receiptNo && (
        <div>
          <dt>{texts.receiptNo}</dt>
          <dd dir="auto">{receiptNo}</dd>
        </div>
      )}
      <div>
        <dt>{texts.sent}</dt>
        <dd>
          <time dateTime={createdAt}>{formatMoment(language, createdAt)}</time>
        </dd>
      </div>
    </dl>
  );
}

/** Nobody is called about their data at a number that the complaint gives: it may be somebody else's. */
export function isCalled({ kind, phoneE164 }: StaffComplaint): boolean {
  return phoneE164 !== null && kind !== 'erase' && kind !== 'copy';
}
