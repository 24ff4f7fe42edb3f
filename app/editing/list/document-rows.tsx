import { useState } from 'react';
import { Link } from 'react-router';
import { isDocumentId } from '#app/content/documents.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatRecentMoment } from '#app/i18n/format-moment.ts';
import { formatNumber } from '#app/i18n/format.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { IconName } from '#app/ui/icon/icon-names.ts';
import { documentGroups, hasGuarded, summaryOf } from './document-groups.ts';
import styles from './document-rows.module.css';
import { listTexts } from './list.text.ts';
import type { ListedDocument } from './todos.ts';

/** All documents, in the agency's words, with their state, who changed them last, and when. */
export function DocumentRows({ listed }: { listed: ListedDocument[] }) {
  const texts = useTexts(listTexts);
  return documentGroups.map(({ name, icons }) => (
    <section key={name} aria-labelledby={`group-${name}`} className={styles.group}>
      <h2 id={`group-${name}`}>{texts[name]}</h2>
      <ul>
        {Object.entries(icons).map(([id, icon]) => {
          const document = listed.find(({ _id }) => _id === id);
          return document && <DocumentRow key={id} document={document} icon={icon} />;
        })}
      </ul>
    </section>
  ));
}

const stateIcons: Record<ListedDocument['state'], IconName> = {
  default: 'file-text',
  published: 'check',
  draft: 'pencil',
  deleted: 'trash-2',
};

function DocumentRow({ document, icon }: { document: ListedDocument; icon: IconName }) {
  const { _id, title, state } = document;
  const texts = useTexts(listTexts);
  const language = useLanguage();
  const shownState = state === 'deleted' ? 'default' : state;
  return (
    <li>
      <Link to={`/admin/content/${_id}`} className={styles.row}>
        <span className={styles.icon}>
          <Icon name={icon} />
        </span>
        <span className={styles.title}>
          <b>{title[language]}</b>
          <small>{isDocumentId(_id) && summaryOf(_id, language)}</small>
        </span>
        <Marks document={document} />
        <span className={`${styles.state} ${styles[shownState]}`}>
          <Icon name={stateIcons[state]} />
          {texts[shownState]}
        </span>
        <LastChange document={document} />
      </Link>
    </li>
  );
}

function Marks({ document: { _id, todo } }: { document: ListedDocument }) {
  const texts = useTexts(listTexts);
  const language = useLanguage();
  return (
    <span className={styles.marks}>
      {isDocumentId(_id) && hasGuarded(_id) && <i>{texts.ownerPublishes}</i>}
      {todo.missing > 0 && (
        <i className={styles.missing}>
          {fill(texts.missing, { count: formatNumber(language, todo.missing) })}
        </i>
      )}
      {todo.stale > 0 && (
        <i className={styles.stale}>
          {fill(texts.stale, { count: formatNumber(language, todo.stale) })}
        </i>
      )}
      {todo.sample > 0 && <i className={styles.sample}>{texts.sample}</i>}
    </span>
  );
}

/** The last change, or with no draft the last publication. */
function LastChange({ document }: { document: ListedDocument }) {
  const texts = useTexts(listTexts);
  const language = useLanguage();
  const [now] = useState(() => new Date());
  const { state, changedAt, changedBy, publishedAt, publishedBy } = document;
  const [at, by] = state === 'published' ? [publishedAt, publishedBy] : [changedAt, changedBy];
  if (!at || state === 'default') return <span className={styles.last} />;
  const when = formatRecentMoment(language, at, now);
  return (
    <span className={styles.last}>
      {by ? fill(texts.whoWhen, { who: by.name || by.email, when }) : when}
    </span>
  );
}
