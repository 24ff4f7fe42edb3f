import { Link } from 'react-router';
import { isDocumentId } from '#app/content/documents.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { IconName } from '#app/ui/icon/icon-names.ts';
import { documentGroups, summaryOf } from './document-groups.ts';
import { LastChange, Marks } from './document-marks.tsx';
import styles from './document-rows.module.css';
import { listTexts } from './list.text.ts';
import type { ListedDocument } from './todos.ts';

/** All documents, in the agency's words, with their state, who changed them last, and when. */
export function DocumentRows({ listed }: { listed: ListedDocument[] }) {
  const texts = useTexts(listTexts);
  return documentGroups.map(({ name, icons }) => (
    <section key={name} aria-labelledby={`group-${name}`}>
      <h2 id={`group-${name}`}>{texts[name]}</h2>
      <ul className="lines">
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
