import { type ReactNode, useState } from 'react';
import { ContactLinks, type Greeting } from '#app/calls/contact-links.tsx';
import { fill } from '#app/i18n/fill.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Alert } from '#app/ui/alert/alert.tsx';
import { type Notice, Toast } from '#app/ui/toast/toast.tsx';
import { Card } from '#app/ui/staff-page/card.tsx';
import { kindTexts } from '../complaint.text.ts';
import type { OpenComplaint } from '../desk/staff-complaint.ts';
import { AnswerForm } from './answer-form.tsx';
import { ComplaintEntries } from './complaint-entries.tsx';
import { ComplaintFacts, isCalled } from './complaint-facts.tsx';
import styles from './complaint-view.module.css';
import { complaintTexts } from './desk.text.ts';
import { StateTag } from './state-tag.tsx';

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
