import { staffMeta } from '#app/brand/staff-meta.ts';
import { callApi } from '#app/http/api-client.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Loaded, useLoaded } from '#app/ui/staff-page/loaded.tsx';
import { StaffPageHead } from '#app/ui/staff-page/staff-page-head.tsx';
import { BothLanguages } from '../letterhead/both-languages.tsx';
import { letterheadTexts } from '../letterhead/letterhead.text.ts';
import {
  PrintButton,
  PrintedDay,
  PrintedHead,
  PrintedPage,
  PrintedRows,
  SignatureLines,
  ToCase,
} from '../letterhead/printed-sheet.tsx';
import type { Route } from './+types/loan-slip-page';
import type { LoanSlip } from './checklist-item.ts';
import { printedSlipTexts, slipPageTexts } from './slip.text.ts';

export function meta({ matches }: Route.MetaArgs) {
  return staffMeta(matches, slipPageTexts.title);
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return {
    id: params.id,
    slip: callApi('GET /api/application/:id/checklist/:item', { params }),
  };
}

/** The slip with two signatures for an original that was lent to the office, to be printed. */
export default function LoanSlipPage({ loaderData: { id, slip } }: Route.ComponentProps) {
  return (
    <Loaded result={useLoaded(slip)}>
      {(found) => <SlipToPrint application={id} slip={found} />}
    </Loaded>
  );
}

function SlipToPrint({ application, slip }: { application: string; slip: LoanSlip }) {
  const texts = useTexts(slipPageTexts);
  const { item, name } = slip;
  const title = fill(texts.named, { item: item.name[useLanguage()] });
  if (item.receivedOn === null)
    return (
      <StaffPageHead title={title} lead={texts.notLent}>
        <ToCase application={application} name={name} />
      </StaffPageHead>
    );
  const print = <PrintButton onClick={() => window.print()} />;
  return (
    <PrintedPage title={title} application={application} name={name} actions={print}>
      <SlipSheet slip={slip} />
    </PrintedPage>
  );
}

/** The slip in both languages. */
function SlipSheet({ slip: { item, name, receiptNumber, head } }: { slip: LoanSlip }) {
  const texts = printedSlipTexts;
  const days = (['receivedOn', 'dueBackOn', 'returnedOn'] as const).flatMap((which) => {
    const day = item[which];
    return day === null ? [] : [{ label: texts[which], value: <PrintedDay day={day} /> }];
  });
  return (
    <>
      <PrintedHead head={head} title={texts.title} />
      <PrintedRows
        rows={[
          { label: letterheadTexts.name, value: <bdi>{name}</bdi> },
          {
            label: letterheadTexts.application,
            value: <span className="num">{receiptNumber}</span>,
          },
          { label: texts.paper, value: <BothLanguages text={item.name} /> },
          ...days,
          ...(item.note ? [{ label: texts.note, value: <bdi>{item.note}</bdi> }] : []),
        ]}
      />
      <p>
        <BothLanguages text={texts.lent} />
      </p>
      <SignatureLines />
    </>
  );
}
