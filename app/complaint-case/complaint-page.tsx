import { useLocation, Link } from 'react-router';
import { staffMeta } from '#app/brand/staff-meta.ts';
import { ComplaintView } from '#app/complaints/desk-page/complaint-view.tsx';
import { TrashButton } from '#app/complaints/desk-page/trash-button.tsx';
import { complaintTexts } from '#app/complaints/desk-page/desk.text.ts';
import { type ApiResult, callApi } from '#app/http/api-client.ts';
import { useTexts } from '#app/i18n/text.ts';
import { actionOf } from '#app/ui/api-call/use-action.ts';
import { useLoaded, Loaded } from '#app/ui/staff-page/loaded.tsx';
import { RecordPage } from '#app/work/record-page.tsx';
import type { Route } from './+types/complaint-page';
import type { OpenComplaint } from '#app/complaints/desk/staff-complaint.ts';
import { fill } from '#app/i18n/fill.ts';
import type { Notice } from '#app/ui/toast/toast.tsx';
import { Card } from '#app/ui/staff-page/card.tsx';
import { CaseActs } from './case-acts.tsx';
import type { ComplaintCase } from './complaint-case.ts';
import { complaintCaseTexts } from './complaint-case.text.ts';
import styles from './complaint-page.module.css';
import { caseActs } from '#app/applications/case/case-acts.ts';
import { complaintActs } from '#app/complaints/desk-page/complaint-acts.ts';
import { identityActs } from '#app/trust/check/identity-acts.ts';
import { useStaffSession } from '#app/auth/staff-session-context.ts';
import { ConfirmFalse } from '#app/trust/check/confirm-false.tsx';
import type { FalseIdentity } from '#app/trust/check/false-identity.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { falseCardTexts } from './false-card.text.ts';

/** What staff do on the page of a complaint. */
const complaintCaseActs = {
  change: complaintActs.change,
  remove: complaintActs.remove,
  erase: caseActs.erase,
  confirm: identityActs.confirm,
};

export function meta({ matches }: Route.MetaArgs) {
  return staffMeta(matches, complaintTexts.title);
}

/** Not awaited: the page shows its frame at once. */
export function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  return {
    complaint: callApi('GET /api/complaint/:id', { params: { id } }),
    found: callApi('GET /api/complaint/:id/case', { params: { id } }),
    falseOnes: callApi('GET /api/verify/false'),
  };
}

export const clientAction = actionOf(complaintCaseActs);

/** One complaint, its answer and history, and the case that it names. */
export default function ComplaintPage({ loaderData }: Route.ComponentProps) {
  const texts = useTexts(complaintTexts);
  const { search } = useLocation();
  const complaint = useLoaded(loaderData.complaint);
  const found = useLoaded(loaderData.found);
  const falseOnes = useLoaded(loaderData.falseOnes);
  return (
    <RecordPage list={`/admin/complaints${search}`} result={complaint} texts={texts}>
      {(data) => (
        <ComplaintView key={data._id} complaint={data}>
          {(tell) => (
            <>
              <FalseCard complaint={data} all={falseOnes} tell={tell} />
              <CaseCard complaint={data} found={found} tell={tell} />
              <TrashButton id={data._id} />
            </>
          )}
        </ComplaintView>
      )}
    </RecordPage>
  );
}

/** The case that a complaint names, and what the complaint asks to be done with it. Nothing where it names none. */
function CaseCard({
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

/** What was confirmed as false by a complaint about an impostor, and how the owner confirms it. */
function FalseCard({
  complaint,
  all,
  tell,
}: {
  complaint: OpenComplaint;
  /** Everything that is confirmed as false; null until it has come. */
  all: ApiResult<FalseIdentity[]> | null;
  tell: (notice: Notice) => void;
}) {
  const texts = useTexts(falseCardTexts);
  const { role } = useStaffSession();
  if (complaint.kind !== 'impostor') return null;
  const confirmed = all?.ok ? all.data.filter((one) => one.complaint === complaint._id) : [];
  return (
    <Card id="false-card" heading={texts.heading} isStacked>
      <p>{texts.about}</p>
      {confirmed.length > 0 && (
        <ul className={styles.values}>
          {confirmed.map(({ _id, value }) => (
            <li key={_id}>
              <Icon name="ban" />
              <bdi>{value}</bdi>
            </li>
          ))}
        </ul>
      )}
      {role === 'owner' ? (
        <ConfirmFalse complaint={complaint._id} tell={tell} />
      ) : (
        <p className="hint">{texts.ownerConfirms}</p>
      )}
    </Card>
  );
}
