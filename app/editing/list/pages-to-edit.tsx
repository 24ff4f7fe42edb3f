import { pathIn } from '#app/i18n/language.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { nameOfPage } from '../page-name.ts';
import { addressOfView, previewOf } from '../page-view/page-address.ts';
import { byPageTexts } from './list.text.ts';
import styles from './pages-to-edit.module.css';
import type { ListedDocument } from './todos.ts';

/** The pages of the site with their drafts: to be looked at, or changed where a text stands. */
export function PagesToEdit({ listed }: { listed: ListedDocument[] }) {
  const texts = useTexts(byPageTexts);
  const language = useLanguage();
  const pages = [...new Set(listed.flatMap((document) => document.pages))];
  return (
    <section aria-labelledby="by-page" className={styles.pages}>
      <h2 id="by-page">{texts.title}</h2>
      <p className="hint">{texts.lead}</p>
      <ul>
        {pages.map((page) => {
          const name = nameOfPage(page, language);
          const path = pathIn(language, page);
          return (
            <li key={page}>
              {/* A document of its own: only that may show a page in a frame. */}
              <a href={addressOfView(path)} className={styles.edit}>
                <Icon name="pencil" />
                {name}
              </a>
              <a
                href={previewOf(path)}
                target="_blank"
                rel="noreferrer"
                className={styles.see}
                aria-label={fill(texts.seeNamed, { page: name })}
              >
                <Icon name="eye" />
                <span>{texts.see}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
