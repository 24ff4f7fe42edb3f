import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { newSubmissionKey } from '#app/ui/api-call/submission-key.ts';
import { callApi } from '#app/http/api-client.ts';
import { useStaffSession } from '#app/auth/staff-session-context.ts';
import { problemSentence } from '#app/http/problems.ts';
import { pathIn } from '#app/i18n/language.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { type Notice, Toast } from '#app/ui/toast/toast.tsx';
import { outcomeTexts } from './publish.text.ts';
import { type Published, PublishDialog } from './publish-dialog.tsx';
import { publishedSentence } from './shown-later.ts';
import styles from './use-publishing.module.css';
import type { WaitingText } from './waiting-texts.tsx';

/**
 * The publishing of one document, or with null of all, over the page: the dialog, then a toast with the way back for ten seconds.
 * `onChanged` is called when what is live, or the draft, is another.
 */
export function usePublishing(
  id: string | null,
  {
    waiting,
    isWatched,
    onChanged,
  }: { waiting: WaitingText[]; isWatched: boolean; onChanged: () => void },
): { open: () => void; over: ReactNode } {
  const { account } = useStaffSession();
  const texts = useTexts(outcomeTexts);
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const [notice, setNotice] = useState<Notice | null>(null);

  function tell({ publication, review }: Published) {
    setOpen(false);
    onChanged();
    // Pressed twice, it is taken back once.
    const key = newSubmissionKey();
    // Of many pages the document's own one, which has its name.
    const inLanguage = review.rehearsal.pages.filter(({ locale }) => locale === language);
    const page = inLanguage.find(({ path }) => path.endsWith(`/${id}`)) ?? inLanguage[0];
    setNotice({
      ...{ tone: 'success', sentence: publishedSentence(review, language) },
      detail: (
        <>
          {page && (
            <a
              className={styles.link}
              href={pathIn(page.locale, page.path)}
              target="_blank"
              rel="noreferrer"
            >
              {texts.seePage}
            </a>
          )}
          {/* The way back once Undo is over; the same link of the page lies below the toast. */}
          <Link
            className={styles.link}
            to={id === null ? '/admin/history' : `/admin/content/${id}/history`}
          >
            {texts.history}
          </Link>
        </>
      ),
      undo: () => void takeBack(publication, key),
    });
  }

  async function takeBack(publication: string, key: string) {
    setNotice({ tone: 'success', sentence: texts.takingBack });
    const result = await callApi('POST /api/content/publications/:id/reversal', {
      account,
      params: { id: publication },
      body: { key },
    });
    setNotice(
      result.ok
        ? { tone: 'success', sentence: texts.takenBack }
        : { tone: 'danger', sentence: problemSentence(result)[language] },
    );
    onChanged();
  }

  return {
    open: () => {
      setNotice(null);
      setOpen(true);
    },
    over: (
      <>
        {isOpen && (
          <PublishDialog
            {...{ id, waiting, isWatched }}
            onPublished={tell}
            onClose={() => setOpen(false)}
          />
        )}
        {notice && <Toast notice={notice} onClose={() => setNotice(null)} />}
      </>
    ),
  };
}
