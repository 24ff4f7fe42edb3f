import { staffMeta } from '#app/brand/staff-meta.ts';
import { useTexts } from '#app/i18n/text.ts';
import { StaffPageHead } from '#app/ui/staff-page/staff-page-head.tsx';
import type { Route } from './+types/add-gallery-page';
import { AddGalleryForm } from './add-gallery-form.tsx';
import { addGalleryTexts } from './add-gallery.text.ts';

export function meta({ matches }: Route.MetaArgs) {
  return staffMeta(matches, addGalleryTexts.title);
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
