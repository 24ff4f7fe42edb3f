import { fill } from '#app/i18n/fill.ts';
import { formatDigits } from '#app/i18n/format.ts';
import { languageNames } from '#app/i18n/language.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { nameOfPage } from '../page-name.ts';
import styles from './changing-pages.module.css';
import { useCounted } from './findings.tsx';
import type { Review } from './load-review.ts';
import { findingTexts } from './publish.text.ts';

/** The pages that would look another way, each with its weight now and before. */
export function ChangingPages({ pages }: { pages: Review['rehearsal']['pages'] }) {
  const texts = useTexts(findingTexts);
  const language = useLanguage();
  const paths = [...new Set(pages.map(({ path }) => path))];
  const [first = ''] = paths;
  const one = fill(texts.onePage, { page: nameOfPage(first, language) });
  const title = useCounted(paths.length, one, texts.pages);
  if (paths.length === 0) return <p className="hint">{texts.noPage}</p>;
  const weightOf = (page: (typeof pages)[number]) =>
    fill(texts.weight, {
      now: formatDigits(language, (page.bytes / 1000).toFixed(1)),
      before: formatDigits(language, (page.before / 1000).toFixed(1)),
    });
  return (
    <details className={styles.pages}>
      <summary>
        <Icon name="file-text" />
        <span>{title}</span>
        <Icon name="chevron-down" className={styles.turn} />
      </summary>
      <dl>
        {paths.map((path) => (
          <div key={path}>
            <dt>{nameOfPage(path, language)}</dt>
            {pages
              .filter((page) => page.path === path)
              .map((page) => (
                <dd key={page.locale}>
                  <span lang={page.locale}>{languageNames[page.locale]}</span> {weightOf(page)}
                </dd>
              ))}
          </div>
        ))}
      </dl>
    </details>
  );
}
