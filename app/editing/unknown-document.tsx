import { Link } from 'react-router';
import { useTexts } from '#app/i18n/text.ts';
import { StaffPageHead } from '#app/ui/staff-page/staff-page-head.tsx';
import { contentTexts } from './content.text.ts';

/** In place of a page about a document that there is not. */
export function UnknownDocument() {
  const texts = useTexts(contentTexts);
  return (
    <StaffPageHead title={texts.content} lead={texts.unknown}>
      <Link to="/admin/content">{texts.content}</Link>
    </StaffPageHead>
  );
}
