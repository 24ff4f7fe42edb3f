import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { RecordLine } from '#app/work/record-line.tsx';
import { kindTexts } from '../complaint.text.ts';
import type { StaffComplaint } from '../desk/staff-complaint.ts';
import { deskTexts } from './desk.text.ts';
import { DueDays } from './state-tag.tsx';

/** One complaint of the list, which leads to its page: about what, and how long there is time for it. */
export function ComplaintRow({
  complaint,
  isOpen,
  query,
}: {
  complaint: StaffComplaint;
  /** Whether it stands beside the list. */
  isOpen: boolean;
  /** What the list shows, which stays as it is. */
  query: string;
}) {
  const { openNamed } = useTexts(deskTexts);
  const language = useLanguage();
  const { _id, kind, reference, text, state, isLate } = complaint;
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
      beside={<DueDays complaint={complaint} />}
      edge={state === 'closed' ? 'done' : isLate ? 'due' : 'waiting'}
      to={`/admin/complaints/${_id}${query}`}
      isOpen={isOpen}
    />
  );
}
