import { mailtoOf } from '#app/config/mailto.ts';
import { formatMoment } from '#app/i18n/format-moment.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Fact, Facts } from '#app/ui/staff-page/facts.tsx';
import type { StaffComplaint } from '../desk/staff-complaint.ts';
import { complaintTexts } from './desk.text.ts';

/** Who complains, as far as it was told, and when it came. */
export function ComplaintFacts({ complaint }: { complaint: StaffComplaint }) {
  const texts = useTexts(complaintTexts);
  const language = useLanguage();
  const { name, phone, phoneE164, email, receiptNo, createdAt } = complaint;
  const isAnonymous = !name && !phone && !email;
  const number = isCalled(complaint) ? <a href={`tel:${phoneE164}`}>{phone}</a> : phone;
  return (
    <Facts>
      <Fact name={texts.name}>{name || (isAnonymous && texts.anonymous)}</Fact>
      <Fact name={texts.phone}>{phone && number}</Fact>
      <Fact name={texts.email}>{email && <a href={mailtoOf(email)}>{email}</a>}</Fact>
      <Fact name={texts.receiptNo}>{receiptNo}</Fact>
      <Fact name={texts.sent}>
        <time dateTime={createdAt}>{formatMoment(language, createdAt)}</time>
      </Fact>
    </Facts>
  );
}

/** Nobody is called about their data at a number that the complaint gives: it may be somebody else's. */
export function isCalled({ kind, phoneE164 }: StaffComplaint): boolean {
  return phoneE164 !== null && kind !== 'erase' && kind !== 'copy';
}
