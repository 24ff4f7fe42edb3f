import { Link } from 'react-router';
import { fill } from '#app/i18n/fill.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { buttonClass } from '#app/ui/button/button-class.ts';
import { kindTexts } from '../complaint.text.ts';
import type { StaffComplaint } from '../desk/staff-complaint.ts';
import styles from './complaint-card.module.css';
import { ComplaintFacts } from './complaint-facts.tsx';
import { complaintTexts, deskTexts } from './desk.text.ts';
import { StateTag } from './state-tag.tsx';

/** One complaint of the list: about what, since when, by when it is due, and how it begins. */
export function ComplaintCard({ complaint }: { complaint: StaffComplaint }) {
  const texts = useTexts(deskTexts);
  const language = useLanguage();
  const about = useTexts(complaintTexts);
  const { _id, kind, reference, text, state, isLate, isFlagged } = complaint;
  const headingId = `${_id}-kind`;
  const edge = isLate ? styles.late : styles.waiting;
  return (
    <article
      id={_id}
      tabIndex={-1}
      aria-labelledby={headingId}
      className={state === 'closed' ? styles.card : `${styles.card} ${edge}`}
    >
      <div className={styles.top}>
        <h2 id={headingId}>
          {kindTexts[kind][language]} <small className="num">{reference}</small>
        </h2>
        <StateTag complaint={complaint} />
      </div>
      {text !== '' && (
        <p className={styles.text} dir="auto">
          {text}
        </p>
      )}
      {isFlagged && <p className="hint">{about.flagged}</p>}
      <ComplaintFacts complaint={complaint} />
      <p className={styles.actions}>
        <Link
          to={`/admin/complaints/${_id}`}
          className={buttonClass({ tone: 'ghost' })}
          aria-label={fill(texts.openNamed, { reference })}
        >
          {texts.openIt}
        </Link>
      </p>
    </article>
  );
}
