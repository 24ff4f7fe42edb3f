import { Link } from 'react-router';
import { ContactLinks } from '#app/calls/contact-links.tsx';
import { initials } from '#app/calls/initials.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { applicantGreeting } from '../list/applicant-greeting.ts';
import { flagTexts } from '../list/call.text.ts';
import { Flags } from '#app/ui/staff-page/flags.tsx';
import type { CaseView } from '../case/case-view.ts';
import styles from './case-head.module.css';
import { caseTexts } from './case.text.ts';
import { destinationName } from '../case/destination-name.ts';

/** Who this is about, where to and as what, under which number, and how to reach them. */
export function CaseHead({ view: { application } }: { view: CaseView }) {
  const texts = useTexts(caseTexts);
  const language = useLanguage();
  const { _id, name, job, experience, phone, phoneE164, receiptNumber, destination } = application;
  return (
    <header className={styles.head}>
      <span className={styles.initials} aria-hidden="true">
        {initials(name)}
      </span>
      <div className={styles.who}>
        <h1 tabIndex={-1} dir="auto" className="typed">
          {name}
        </h1>
        <p className={styles.about}>
          <bdi>{[job, experience].filter(Boolean).join(', ') || texts.notGiven}</bdi>
          <span className={styles.country}>
            <Icon name="map-pin" />
            {destination ? destinationName(language, destination) : texts.notGiven}
          </span>
          <span className="num">{receiptNumber}</span>
        </p>
      </div>
      <div className={styles.reach}>
        <ContactLinks
          name={name}
          phone={phoneE164}
          greeting={applicantGreeting(application)}
          isLoud
        />
        <p className="num">
          {phoneE164 ? <a href={`tel:${phoneE164}`}>{phone}</a> : <bdi>{phone}</bdi>}
        </p>
        <Link className={styles.print} to={`/admin/case/${_id}/print`}>
          <Icon name="printer" />
          {texts.print}
        </Link>
      </div>
      <div className={styles.marks}>
        {application.source === 'office' && <p className={styles.tag}>{texts.office}</p>}
        {application.leftWithoutClearance && (
          <p className={styles.warning}>
            <Icon name="circle-alert" />
            {texts.leftWithoutClearance}
          </p>
        )}
        <Flags codes={application.flags} words={useTexts(flagTexts)} />
      </div>
    </header>
  );
}
