import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { RecordLine } from '#app/work/record-line.tsx';
import { kindTexts } from '../complaint.text.ts';
import type { StaffComplaint } from '../desk/staff-complaint.ts';
import { complaintTexts, deskTexts } from './desk.text.ts';
import { StateTag } from './state-tag.tsx';

/** One complaint of the list, which leads to its page: about what, where it stands, by when it is due. */
export function ComplaintRow({ complaint }: { complaint: StaffComplaint }) {
  const { openNamed } = useTexts(deskTexts);
  const { flagged } = useTexts(complaintTexts);
  const language = useLanguage();
  const { _id, kind, reference, text, state, isLate, isFlagged } = complaint;
  const [open, it] = openNamed.split('{reference}');
  return (
    <RecordLine
      id={_id}
      level="h2"
      name={
        <>
          <span className="visually-hidden">{open}</span>
          {reference}
          <span className="visually-hidden">{it}</span>
        </>
      }
      about={
        <bdi>
          {kindTexts[kind][language]}
          {text && `: ${text}`}
        </bdi>
      }
      beside={<StateTag complaint={complaint} />}
      below={isFlagged && flagged}
      edge={state === 'closed' ? 'done' : isLate ? 'due' : 'waiting'}
      to={`/admin/complaints/${_id}`}
    />
  );
}
