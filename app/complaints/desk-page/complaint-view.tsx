import { type ReactNode, useState } from 'react';
import { type Greeting, ContactLinks } from '#app/calls/contact-links.tsx';
import { fill } from '#app/i18n/fill.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Alert } from '#app/ui/alert/alert.tsx';
import { type Notice, Toast } from '#app/ui/toast/toast.tsx';
import { Card } from '#app/ui/staff-page/card.tsx';
import { kindTexts, outcomeTexts, stateTexts } from '../complaint.text.ts';
import type { OpenComplaint, ComplaintEntry, StaffComplaint } from '../desk/staff-complaint.ts';
import { AnswerForm } from './answer-form.tsx';
import styles from './complaint-view.module.css';
import { complaintTexts, entryTexts } from './desk.text.ts';
import { StateTag } from './state-tag.tsx';
import { formatMoment } from '#app/i18n/format-moment.ts';
import type { Language } from '#app/i18n/language.ts';
import type { IconName } from '#app/ui/icon/icon-names.ts';
import { Knot } from '#app/ui/staff-page/knot.tsx';
import { mailtoOf } from '#app/config/mailto.ts';
import { Fact, Facts } from '#app/ui/staff-page/facts.tsx';

/** One complaint: what was written and by whom, the answer, and what was done so far. */
export function ComplaintView({
  complaint,
  children,
}: {
  complaint: OpenComplaint;
  /** What else belongs to it, with a way to tell what was done. */
  children: (tell: (notice: Notice) => void) => ReactNode;
}) {
  const texts = useTexts(complaintTexts);
  const language = useLanguage();
  const [notice, setNotice] = useState<Notice | null>(null);
  const { kind, reference, text, isFlagged, version } = complaint;
  return (
    <article className={styles.complaint}>
      <header className={styles.head}>
        <h1 tabIndex={-1}>
          {kindTexts[kind][language]} <small className="num">{reference}</small>
        </h1>
        <StateTag complaint={complaint} />
      </header>
      {kind === 'staff' && <p className="hint">{texts.ownersOnly}</p>}
      {isFlagged && <Alert tone="note" sentence={texts.flagged} />}
      <div className={styles.columns}>
        <div className={styles.column}>
          <Card id="written-card" heading={texts.written} isStacked>
            {text === '' ? (
              <p className="hint">{texts.erased}</p>
            ) : (
              <blockquote className={styles.text} dir="auto">
                {text}
              </blockquote>
            )}
            <ComplaintFacts complaint={complaint} />
            <Reach complaint={complaint} />
          </Card>
          <AnswerForm
            complaint={complaint}
            onSaved={(sentence) => setNotice({ tone: 'success', sentence })}
          />
        </div>
        <div className={styles.column}>
          {children(setNotice)}
          <ComplaintEntries key={version} complaint={complaint} />
        </div>
      </div>
      {notice && <Toast notice={notice} onClose={() => setNotice(null)} />}
    </article>
  );
}

/** Calling and writing to whoever complains, where that is right. */
function Reach({ complaint }: { complaint: OpenComplaint }) {
  const texts = useTexts(complaintTexts);
  const { name, reference, phone, phoneE164, language } = complaint;
  if (!isCalled(complaint)) return phone && <p className="hint">{texts.notThisNumber}</p>;
  const greeting: Greeting = (agency) =>
    fill(complaintTexts.greeting[language], { agency: agency.name[language], reference });
  return (
    <div className={styles.reach}>
      <ContactLinks name={name || reference} phone={phoneE164} greeting={greeting} />
    </div>
  );
}

const icons: Record<ComplaintEntry['kind'], IconName> = {
  answer: 'send',
  note: 'notebook-pen',
  state: 'arrow-right',
  erasure: 'eraser',
  erasure_stopped: 'x',
};

/** What was done about a complaint, the newest first; at the end, that it came. */
function ComplaintEntries({ complaint }: { complaint: OpenComplaint }) {
  const texts = useTexts(entryTexts);
  const language = useLanguage();
  return (
    <Card id="entries-card" heading={texts.heading} isStacked>
      <ol>
        {complaint.entries.map((entry) => (
          <Knot
            key={entry._id}
            icon={icons[entry.kind]}
            title={entry.kind === 'state' ? stateOf(entry, language) : texts[entry.kind]}
            text={entry.text}
            details={
              <>
                <bdi>{entry.by ?? texts.someone}</bdi>
                <time dateTime={entry.at}>{formatMoment(language, entry.at)}</time>
              </>
            }
          />
        ))}
        <Knot
          icon="globe"
          title={texts.received}
          text=""
          details={
            <time dateTime={complaint.createdAt}>
              {formatMoment(language, complaint.createdAt)}
            </time>
          }
        />
      </ol>
    </Card>
  );
}

function stateOf({ state, outcome }: ComplaintEntry, language: Language): string {
  const words = [state && stateTexts[state][language], outcome && outcomeTexts[outcome][language]];
  return words.filter(Boolean).join(': ');
}

/** Who complains, as far as it was told, and when it came. */
function ComplaintFacts({ complaint }: { complaint: StaffComplaint }) {
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
function isCalled({ kind, phoneE164 }: StaffComplaint): boolean {
  return phoneE164 !== null && kind !== 'erase' && kind !== 'copy';
}
