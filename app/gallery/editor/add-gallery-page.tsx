import { staffLanguage, staffMeta } from '#app/i18n/staff-meta.ts';
import { textsIn, useTexts } from '#app/i18n/text.ts';
import { StaffPageHead } from '#app/ui/staff-page/staff-page-head.tsx';
import { agency } from '#content/agency.ts';
import type { Route } from './+types/add-gallery-page';
import { AddGalleryForm } from './add-gallery-form.tsx';
import { addGalleryTexts } from './add-gallery.text.ts';

export function meta({ matches }: Route.MetaArgs) {
  const language = staffLanguage(matches);
  return staffMeta(textsIn(addGalleryTexts, language).title, agency.name[language]);
}

export default function AddGalleryPage() {
  const texts = useTexts(addGalleryTexts);
  return (
    <>
      <StaffPageHead title={texts.title} lead={texts.lead} />
      <AddGalleryForm />
    </>
  );
}
