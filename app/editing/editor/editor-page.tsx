import { useStaffSession } from '#app/auth/staff-session-context.ts';
import { isEditedId, isNoticeId, kindOf } from '#app/content/documents.ts';
import { useTexts } from '#app/i18n/text.ts';
import { staffMeta } from '#app/brand/staff-meta.ts';
import { Loaded, useLoaded } from '#app/ui/staff-page/loaded.tsx';
import { staffTexts } from '#app/i18n/staff.text.ts';
import { contentTexts } from '../content.text.ts';
import { UnknownDocument } from '../unknown-document.tsx';
import type { Route } from './+types/editor-page';
import { DocumentEditor } from './document-editor.tsx';
import styles from './editor-page.module.css';
import { loadEditor } from './load-editor.ts';

export function meta({ matches, params }: Route.MetaArgs) {
  const { id } = params;
  return staffMeta(matches, kindOf(id)?.title ?? contentTexts.content);
}

/** Not awaited: the page shows its frame at once. */
export function clientLoader({ params: { id }, request }: Route.ClientLoaderArgs) {
  const isNew = new URL(request.url).searchParams.has('new') && isNoticeId(id);
  return { id, data: isEditedId(id) ? loadEditor(id, isNew) : null };
}

/** All texts and facts of one document, to be changed by staff. */
export default function EditorPage({ loaderData: { id, data } }: Route.ComponentProps) {
  const common = useTexts(staffTexts);
  const { account } = useStaffSession();
  const result = useLoaded(data);
  if (!isEditedId(id)) return <UnknownDocument />;
  return (
    <Loaded
      result={result}
      keepsContent
      gone={<UnknownDocument />}
      loading={
        <>
          <p role="status">{common.loading}</p>
          <div className={styles.skeletons} aria-hidden="true">
            <div />
            <div />
            <div />
          </div>
        </>
      }
    >
      {(loaded) => <DocumentEditor key={`${id} ${account}`} id={id} data={loaded} />}
    </Loaded>
  );
}
