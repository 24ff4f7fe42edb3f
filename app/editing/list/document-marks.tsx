import { personOf } from '#app/i18n/log.text.ts';
import { useState } from 'react';
import { isDocumentId } from '#app/content/documents.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatRecentMoment } from '#app/i18n/format-moment.ts';
import { formatNumber } from '#app/i18n/format.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { hasGuarded } from './document-groups.ts';
import styles from './document-rows.module.css';
import { listTexts } from './list.text.ts';
import type { ListedDocument } from './todos.ts';

/** What should be known of a document before it is opened. */
export function Marks({
  document: { _id, todo },
  changed,
}: {
  document: ListedDocument;
  /** That it has a draft, where its state says something else. */
  changed?: string | undefined;
}) {
  const texts = useTexts(listTexts);
  const language = useLanguage();
  return (
    <span className={styles.marks}>
      {isDocumentId(_id) && hasGuarded(_id) && <span className="tag">{texts.ownerPublishes}</span>}
      {changed && <span className="tag">{changed}</span>}
      {todo.missing > 0 && (
        <span className="tag grave">
          {fill(texts.missing, { count: formatNumber(language, todo.missing) })}
        </span>
      )}
      {todo.stale > 0 && (
        <span className="tag caution">
          {fill(texts.stale, { count: formatNumber(language, todo.stale) })}
        </span>
      )}
      {todo.sample > 0 && <span className="tag">{texts.sample}</span>}
    </span>
  );
}

/** The last change, or with no draft the last publication. */
export function LastChange({ document }: { document: ListedDocument }) {
  const texts = useTexts(listTexts);
  const language = useLanguage();
  const [now] = useState(() => new Date());
  const { state, changedAt, changedBy, publishedAt, publishedBy } = document;
  const [at, by] = state === 'published' ? [publishedAt, publishedBy] : [changedAt, changedBy];
  if (!at || state === 'default') return <span className={styles.last} />;
  const when = formatRecentMoment(language, at, now);
  return (
    <span className={styles.last}>
      {by ? fill(texts.whoWhen, { who: personOf(by.email, by.name), when }) : when}
    </span>
  );
}
