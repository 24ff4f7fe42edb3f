import { Link } from 'react-router';
import { kindOf } from '#app/content/documents.ts';
import { labelAt } from '#app/content/faults/fault-sentence.ts';
import { fill } from '#app/i18n/fill.ts';
import type { Language } from '#app/i18n/language.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { searchTexts } from './list.text.ts';
import styles from './search-results.module.css';
import type { ListedDocument } from './todos.ts';

/** The field at a path, after the name of its document. */
function labelIn(id: string, path: string, language: Language): string {
  const kind = kindOf(id);
  return kind ? `, ${labelAt(kind.fields, {}, path, language)}` : '';
}

/** Where the words stand: each text with its document and field, leading to it. */
export function SearchResults({ listed, words }: { listed: ListedDocument[]; words: string }) {
  const texts = useTexts(searchTexts);
  const language = useLanguage();
  const matches = listed.flatMap((document) =>
    (document.matches ?? []).map((match) => ({ document, ...match })),
  );
  return (
    <section aria-labelledby="found">
      <h2 id="found">{fill(texts.found, { words })}</h2>
      {matches.length === 0 && (
        <p role="status">
          {texts.nothing} <span className="hint">{texts.nothingHelp}</span>
        </p>
      )}
      <ul className="lines">
        {matches.map(({ document: { _id, title }, path, locale, excerpt }) => (
          <li key={`${_id} ${path} ${locale}`}>
            <Link
              to={`/admin/content/${_id}?field=${encodeURIComponent(path)}`}
              className={styles.found}
            >
              <b>
                {title[language]}
                {labelIn(_id, path, language)}
              </b>
              <span className="typed" {...(locale && { lang: locale })}>
                {excerpt}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
