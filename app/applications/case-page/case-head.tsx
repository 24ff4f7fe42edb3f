import { useState } from 'react';
import { Link } from 'react-router';
import { useStaffSession } from '#app/auth/staff-session-context.ts';
import { ContactLinks } from '#app/calls/contact-links.tsx';
import { initials } from '#app/calls/initials.ts';
import { problemSentence } from '#app/http/problems.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { useAction } from '#app/ui/api-call/use-action.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Flags } from '#app/ui/staff-page/flags.tsx';
import { destinationName } from '../case/destination-name.ts';
import { EraseDialog } from '../erasure/erase-dialog.tsx';
import { erasureTexts } from '../erasure/erasure.text.ts';
import { experienceText } from '../experience-text.ts';
import { applicantGreeting } from '../case/applicant-greeting.ts';
import { flagTexts } from '../case/events.text.ts';
import { applicationDeskTexts } from '../case/staff-applications.text.ts';
import { caseActs } from '../case/case-acts.ts';
import type { CaseCard } from '../case/case-card.ts';
import styles from './case-head.module.css';
import { caseTexts } from '../case/case.text.ts';
import { MoreMenu } from '#app/ui/more-menu/more-menu.tsx';
import menu from '#app/ui/more-menu/more-menu.module.css';

/** Who this is about, where to and as what, under which number, how to reach them, and what is seldom done. */
export function CaseHead({ card, onDelete }: { card: CaseCard; onDelete: () => void }) {
  const texts = useTexts(caseTexts);
  const language = useLanguage();
  const { application } = card.view;
  const { name, job, experience, phone, phoneE164, receiptNumber, destination } = application;
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
          <bdi>
            {[job, experienceText(experience, language)].filter(Boolean).join(', ') ||
              texts.notGiven}
          </bdi>
          <span className={styles.country}>
            {destination && (
              <img
                src={`/illustrations/flag-${destination.toLowerCase()}.svg`}
                width={20}
                height={15}
                alt=""
              />
            )}
            {destination ? destinationName(language, destination) : job && texts.notGiven}
          </span>
          <span className="num">{receiptNumber}</span>
        </p>
      </div>
      <div className={styles.reach}>
        <ContactLinks
          name={name}
          phone={phoneE164}
          number={phone}
          greeting={applicantGreeting(application)}
          isLoud
        />
        {!phoneE164 && <bdi className="num">{phone}</bdi>}
        <More card={card} onDelete={onDelete} />
      </div>
      <div className={styles.marks}>
        {application.source !== 'website' && (
          <p className={styles.tag}>{texts[application.source]}</p>
        )}
        {application.lookupClosed && <p className={styles.tag}>{texts.lookupClosed}</p>}
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

/** Printing, the look-up at /status, deleting, and for owners erasing on request. */
function More({
  card: {
    view: { application },
    tell,
    reload,
  },
  onDelete,
}: {
  card: CaseCard;
  onDelete: () => void;
}) {
  const texts = useTexts(caseTexts);
  const desk = useTexts(applicationDeskTexts);
  const erasure = useTexts(erasureTexts);
  const language = useLanguage();
  const { role } = useStaffSession();
  const looking = useAction(caseActs, 'lookup');
  const [isErasing, setErasing] = useState(false);
  const { _id, name, version, lookupClosed } = application;

  async function turnLookup() {
    const result = await looking.send(_id, { version, closed: !lookupClosed });
    if (result.ok) {
      tell({ tone: 'success', sentence: lookupClosed ? texts.lookupOpened : texts.lookupClosed });
    } else {
      tell({ tone: 'danger', sentence: problemSentence(result)[language] });
      // The next press is made from how it is then.
      if (result.code === 'changed_meanwhile') void reload();
    }
  }

  return (
    <>
      <MoreMenu label={texts.more}>
        <Link to={`/admin/case/${_id}/print`}>
          <Icon name="printer" />
          {texts.print}
        </Link>
        <button type="button" onClick={() => void turnLookup()}>
          <Icon name="search" />
          {lookupClosed ? texts.openLookup : texts.closeLookup}
        </button>
        <button type="button" className={menu.grave} onClick={onDelete}>
          <Icon name="trash-2" />
          {desk.remove}
        </button>
        {role === 'owner' && application.eraseAfter === null && (
          <button type="button" className={menu.grave} onClick={() => setErasing(true)}>
            <Icon name="eraser" />
            {erasure.ask}
          </button>
        )}
      </MoreMenu>
      {isErasing && (
        <EraseDialog
          application={{ _id, name }}
          onAsked={() => {
            setErasing(false);
            tell({ tone: 'success', sentence: erasure.asked });
          }}
          onCancel={() => setErasing(false)}
        />
      )}
    </>
  );
}
