import { formatDay } from '#app/i18n/format.ts';
import { BothLanguages } from '../letterhead/both-languages.tsx';
import { PrintedHead } from '../letterhead/printed-head.tsx';
import { PrintedRows, SignatureLines } from '../letterhead/printed-rows.tsx';
import type { LoanSlip } from './checklist-item.ts';
import { printedSlipTexts as texts } from './slip.text.ts';

/** The slip of a lent original in both languages, for one page of 148 by 210 mm. */
export function SlipSheet({ slip: { item, name, receiptNumber, head } }: { slip: LoanSlip }) {
  const { receivedOn, dueBackOn, returnedOn, note } = item;
  const dated = (
    label: (typeof texts)['receivedOn' | 'dueBackOn' | 'returnedOn'],
    day: string | null,
  ) =>
    day === null
      ? []
      : [
          {
            label,
            value: <BothLanguages text={{ en: formatDay('en', day), bn: formatDay('bn', day) }} />,
          },
        ];
  return (
    <>
      <PrintedHead head={head} title={texts.title} />
      <PrintedRows
        rows={[
          { label: texts.name, value: <bdi>{name}</bdi> },
          { label: texts.application, value: <span className="num">{receiptNumber}</span> },
          { label: texts.paper, value: <BothLanguages text={item.name} /> },
          ...dated(texts.receivedOn, receivedOn),
          ...dated(texts.dueBackOn, dueBackOn),
          ...dated(texts.returnedOn, returnedOn),
          ...(note ? [{ label: texts.note, value: <bdi>{note}</bdi> }] : []),
        ]}
      />
      <p>
        <BothLanguages text={texts.lent} />
      </p>
      <SignatureLines labels={[texts.office, texts.applicant]} />
    </>
  );
}
