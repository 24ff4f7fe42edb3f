import { useState } from 'react';
import { Link } from 'react-router';
import { EraseDialog } from '#app/applications/erasure/erase-dialog.tsx';
import { useStaffSession } from '#app/auth/staff-session-context.ts';
import type { OpenComplaint } from '#app/complaints/desk/staff-complaint.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatMoment } from '#app/i18n/format-moment.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { buttonClass } from '#app/ui/button/button-class.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { Notice } from '#app/ui/toast/toast.tsx';
import type { ComplaintCase } from './complaint-case.ts';
import { complaintCaseTexts } from './complaint-case.text.ts';
import styles from './complaint-page.module.css';

/** What a complaint asks to be done with a case: to erase it, which the owner starts, or to give a copy of it. */
export function CaseActs({
  its,
  complaint,
  tell,
}: {
  its: ComplaintCase;
  complaint: OpenComplaint;
  tell: (notice: Notice) => void;
}) {
  const texts = useTexts(complaintCaseTexts);
  const { application, eraseAfter } = its;
  const isOpen = complaint.state !== 'closed';
  const asksErasure = complaint.kind === 'erase' && isOpen;
  const asksCopy = complaint.kind === 'copy' && isOpen;
  return (
    <>
      {(asksErasure || asksCopy) && <p>{texts.callFirst}</p>}
      {asksCopy && <p>{texts.copy}</p>}
      <div className={styles.acts}>
        <Link className={buttonClass({ tone: 'ghost' })} to={`/admin/case/${application}`}>
          {texts.open}
        </Link>
        {asksCopy && (
          <Link className={buttonClass({ tone: 'ghost' })} to={`/admin/case/${application}/print`}>
            <Icon name="printer" />
            {texts.print}
          </Link>
        )}
        {asksErasure && eraseAfter === null && (
          <Erase its={its} complaint={complaint} tell={tell} />
        )}
      </div>
      {eraseAfter !== null && <WillBeErased moment={eraseAfter} />}
    </>
  );
}

function WillBeErased({ moment }: { moment: string }) {
  const texts = useTexts(complaintCaseTexts);
  const language = useLanguage();
  return <p>{fill(texts.willBeErased, { moment: formatMoment(language, moment) })}</p>;
}

function Erase({ its, complaint, tell }: Parameters<typeof CaseActs>[0]) {
  const texts = useTexts(complaintCaseTexts);
  const { role } = useStaffSession();
  const [isOpen, setOpen] = useState(false);
  if (role !== 'owner') return <p className="hint">{texts.ownerErases}</p>;
  return (
    <>
      <Button tone="danger" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="trash-2" />
        {texts.erase}
      </Button>
      {isOpen && (
        <EraseDialog
          application={{ _id: its.application, name: its.name }}
          complaint={complaint._id}
          onAsked={() => {
            setOpen(false);
            tell({ tone: 'success', sentence: texts.asked });
          }}
          onCancel={() => setOpen(false)}
        />
      )}
    </>
  );
}
