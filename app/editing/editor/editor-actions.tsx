import { Link } from 'react-router';
import { pathIn } from '#app/i18n/language.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { PlainButtonLink } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { useEditor } from '../fields/editor-context.ts';
import styles from './editor-actions.module.css';
import { editorTexts } from './editor.text.ts';

/** Where to go with a document: its page with the draft, and its history. */
export function EditorActions({ page }: { page: string | undefined }) {
  const { id, saver } = useEditor();
  const texts = useTexts(editorTexts);
  const language = useLanguage();
  return (
    <div className={styles.actions}>
      {page !== undefined && (
        <PlainButtonLink
          tone="ghost"
          size="small"
          href={`${pathIn(language, page)}?preview=draft`}
          target="_blank"
          onClick={() => void saver.save()}
        >
          <Icon name="eye" />
          <span className={styles.words}>{texts.seePage}</span>
        </PlainButtonLink>
      )}
      <Link to={`/admin/content/${id}/history`} className={styles.icon} aria-label={texts.history}>
        <Icon name="clock" />
      </Link>
    </div>
  );
}
