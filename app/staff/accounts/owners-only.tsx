import { problemSentence } from '#app/http/problems.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Alert } from '#app/ui/alert/alert.tsx';
import { StaffPageHead } from '#app/ui/staff-page/staff-page-head.tsx';
import { accountsTexts } from './accounts.text.ts';

/** What staff see in place of an owner's page, and the way to what is their own. */
export function OwnersOnly({ title }: { title: string }) {
  const texts = useTexts(accountsTexts);
  const language = useLanguage();
  const sentence = problemSentence({ status: 403, code: 'owner_only' })[language];
  return (
    <>
      <StaffPageHead title={title} />
      <Alert tone="note" sentence={sentence}>
        <p>
          <a href="/admin/account">{texts.yourAccount}</a>
        </p>
      </Alert>
    </>
  );
}
