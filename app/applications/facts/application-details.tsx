import { mailtoOf } from '#app/config/mailto.ts';
import { formatDayOrYear } from '#app/i18n/day-or-year.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { keysOf } from '#app/config/typed-record.ts';
import type { Application } from '../application.ts';
import { birthText } from '../birth.ts';
import { searchTexts } from '../search/search.text.ts';
import styles from './application-details.module.css';
import type { FieldKey } from '../fields.ts';
import { countryCode } from '#app/normalise/country.ts';
import { staffApplicationsTexts } from '../case/staff-applications.text.ts';
import { type StaffFieldTable, staffFields } from '../staff-fields.ts';
import { PassportNumber } from '../reveal/passport-number.tsx';

/** What the person wrote, the contact first. */
export function ApplicationDetails({
  application,
  table = staffFields,
}: {
  application: Application;
  table?: StaffFieldTable;
}) {
  const texts = useTexts(searchTexts);
  const language = useLanguage();
  return (
    <dl className={`${styles.facts} num`}>
      {detailsOf(table)
        .filter((field) => application[field] || !table[field].isHiddenWhenEmpty)
        .map((field) => (
          <div key={field} className={isContact(field) ? styles[field] : undefined}>
            <dt>{table[field].label[language]}</dt>
            <dd>
              {field === 'passport' ? (
                <PassportNumber application={application} />
              ) : (
                <Answer {...table[field]} field={field} application={application} />
              )}
            </dd>
          </div>
        ))}
      {application.jobOrder && (
        <div>
          <dt>{texts.jobOrder}</dt>
          <dd>{application.jobOrder.title[language]}</dd>
        </div>
      )}
    </dl>
  );
}

function detailsOf(table: StaffFieldTable) {
  return keysOf(table)
    .flatMap((field) => (table[field].place === null ? [] : { field, place: table[field].place }))
    .sort((a, b) => a.place - b.place)
    .map(({ field }) => field);
}

/** What is wide on a phone, and comes first there. */
function isContact(field: FieldKey) {
  return field === 'phone' || field === 'email';
}

/** One answer as staff read it: what can be called or written to is a link. */
export function Answer({
  field,
  hasFlag,
  with: other,
  application,
}: {
  field: FieldKey;
  hasFlag?: boolean;
  /** What is shown after it. */
  with?: FieldKey;
  application: Application;
}) {
  const texts = useTexts(staffApplicationsTexts);
  const language = useLanguage();
  const text = field === 'birth' ? birthText(application) : application[field];
  if (!text) return texts.notGiven;
  if (field === 'birth') return formatDayOrYear(language, text);
  if (field === 'email') return <a href={mailtoOf(text)}>{text}</a>;
  const number = field === 'phone' && application.phoneE164;
  if (number) return <a href={`tel:${number}`}>{text}</a>;
  if (hasFlag) return <Country name={text} />;
  return (
    <>
      <bdi>{text}</bdi>
      {other && ', '}
      {other && <bdi>{application[other]}</bdi>}
    </>
  );
}

function Country({ name }: { name: string }) {
  const flag = countryCode(name)?.toLowerCase();
  return (
    <span className={styles.country}>
      {flag && <img src={`/illustrations/flag-${flag}.svg`} width={24} height={18} alt="" />}
      <bdi>{name}</bdi>
    </span>
  );
}
