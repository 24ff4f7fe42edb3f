import { Link } from 'react-router';
import { staffMeta } from '#app/brand/staff-meta.ts';
import { useTexts } from '#app/i18n/text.ts';
import { StaffPageHead } from '#app/ui/staff-page/staff-page-head.tsx';
import { caseTexts } from '../case/case.text.ts';
import type { Route } from './+types/office-page';
import { OfficeForm } from './office-form.tsx';
import { officeTexts } from './office.text.ts';

export function meta({ matches }: Route.MetaArgs) {
  return staffMeta(matches, officeTexts.title);
}

/** Where staff take down an application for somebody on the telephone or at the desk. */
export default function OfficePage() {
  const texts = useTexts(officeTexts);
  const cases = useTexts(caseTexts);
  return (
    <>
      <StaffPageHead title={texts.title} lead={texts.lead}>
        <Link to="/admin/allapplication">{cases.back}</Link>
      </StaffPageHead>
      <OfficeForm />
    </>
  );
}
