import { Link } from 'react-router';
import { staffMeta } from '#app/brand/staff-meta.ts';
import { callApi } from '#app/http/api-client.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Loaded, useLoaded } from '#app/ui/staff-page/loaded.tsx';
import { StaffPageHead } from '#app/ui/staff-page/staff-page-head.tsx';
import { PrintedPage } from '../letterhead/printed-page.tsx';
import type { Route } from './+types/loan-slip-page';
import type { LoanSlip } from './checklist-item.ts';
import { SlipSheet } from './slip-sheet.tsx';
import { slipPageTexts } from './slip.text.ts';

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
      {(found) => <SlipToPrint address={`/admin/case/${id}`} slip={found} />}
    </Loaded>
  );
}

function SlipToPrint({ address, slip }: { address: string; slip: LoanSlip }) {
  const texts = useTexts(slipPageTexts);
  const language = useLanguage();
  const title = fill(texts.named, { item: slip.item.name[language] });
  const link = <Link to={address}>{fill(texts.toCase, { name: slip.name })}</Link>;
  if (slip.item.receivedOn === null)
    return (
      <StaffPageHead title={title} lead={texts.notLent}>
        {link}
      </StaffPageHead>
    );
  return (
    <PrintedPage
      title={title}
      label={title}
      link={link}
      actions={
        <Button onClick={() => window.print()}>
          <Icon name="printer" />
          {texts.print}
        </Button>
      }
    >
      <SlipSheet slip={slip} />
    </PrintedPage>
  );
}
