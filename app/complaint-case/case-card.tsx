import { Link } from 'react-router';
import type { OpenComplaint } from '#app/complaints/desk/staff-complaint.ts';
import type { ApiResult } from '#app/http/api-client.ts';
import { fill } from '#app/i18n/fill.ts';
import { useTexts } from '#app/i18n/text.ts';
import { Loaded } from '#app/ui/staff-page/loaded.tsx';
import type { Notice } from '#app/ui/toast/toast.tsx';
import { Card } from '#app/ui/staff-page/card.tsx';
import { CaseActs } from './case-acts.tsx';
import type { ComplaintCase } from './complaint-case.ts';
import { complaintCaseTexts } from './complaint-case.text.ts';
import styles from './complaint-page.module.css';

/** The case that a complaint names, and what the complaint asks to be done with it. Nothing where it names none. */
export function CaseCard({
  complaint,
  found,
  tell,
}: {
  complaint: OpenComplaint;
  found: ApiResult<{ found: ComplaintCase | null }> | null;
  tell: (notice: Notice) => void;
}) {
  const texts = useTexts(complaintCaseTexts);
  const { kind, reference, receiptNo, state } = complaint;
  const isRequest = (kind === 'erase' || kind === 'copy') && state !== 'closed';
  if (!isRequest && receiptNo === '') return null;
  return (
    <Card id="case-card" heading={texts.heading} isStacked>
      <Loaded result={found} keepsContent loading={<p role="status">{texts.loading}</p>}>
        {({ found: its }) =>
          its ? (
            <>
              <Facts its={its} />
              <CaseActs its={its} complaint={complaint} tell={tell} />
            </>
          ) : (
            <>
              <p>{texts.none}</p>
              {kind === 'erase' && <p>{fill(texts.noneErase, { reference })}</p>}
              <p>
                <Link to="/admin/allapplication">{texts.search}</Link>
              </p>
            </>
          )
        }
      </Loaded>
    </Card>
  );
}

function Facts({ its: { name, receiptNumber, phone, phoneE164 } }: { its: ComplaintCase }) {
  const texts = useTexts(complaintCaseTexts);
  return (
    <dl className={styles.facts}>
      <div>
        <dt>
          <bdi>{name}</bdi>
        </dt>
        <dd className="num">{receiptNumber}</dd>
      </div>
      <div>
        <dt>{texts.onFile}</dt>
        <dd className="num">
          {phoneE164 ? <a href={`tel:${phoneE164}`}>{phone}</a> : <bdi>{phone}</bdi>}
        </dd>
      </div>
    </dl>
  );
}
