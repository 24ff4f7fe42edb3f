import { Link } from 'react-router';
import { pathIn } from '#app/i18n/language.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { PlainButtonLink } from '#app/ui/button/button-link.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { useEditor } from '../fields/editor-context.ts';
import styles from './editor-actions.module.css';
import { addressOfView, previewOf } from '../page-view/page-address.ts';
import { editorTexts } from './editor.text.ts';

/** Where to go with a document: its page with the draft, and its history. */
export function EditorActions({ page }: { page: string | undefined }) {
  const { id, saver } = useEditor();
  const texts = useTexts(editorTexts);
  const language = useLanguage();
  return (
    <div className="row tight">
      {page !== undefined && (
        <>
          <PlainButtonLink
            tone="ghost"
            size="small"
            href={previewOf(pathIn(language, page))}
            target="_blank"
            onClick={() => void saver.save()}
          >
            <Icon name="eye" />
            <span className={styles.words}>{texts.seePage}</span>
          </PlainButtonLink>
          {/* A document of its own: only that may show a page in a frame. */}
          <PlainButtonLink
            tone="ghost"
            size="small"
            href={addressOfView(pathIn(language, page))}
            onClick={() => void saver.save()}
          >
            <Icon name="pencil" />
            <span className={styles.words}>{texts.onPage}</span>
          </PlainButtonLink>
        </>
      )}
      <Link to={`/admin/content/${id}/history`} className={styles.icon} aria-label={texts.history}>
        <Icon name="clock" />
      </Link>
    </div>
  );
}
