import { pageTitle } from '#app/brand/page-title.ts';
import { useFacts } from '#app/content/content-context.ts';
import { useTexts, defineTexts } from '#app/i18n/text.ts';
import { useEditor } from '../fields/editor-context.ts';
import { shownValue } from '../saving/saving.ts';
import styles from './link-cards.module.css';
import { linkWords } from './link-words.ts';

const linkTexts = defineTexts({
  title: {
    en: 'How a link to the page looks in a message',
    bn: 'পাতার লিংক মেসেজে যেমন দেখায়',
  },
});

/** What people see when somebody shares a link to a page, in both languages, with what is typed and not published. */
export function LinkCards({ page }: { page: string }) {
  const { saving, standIns } = useEditor();
  const agency = useFacts('agency');
  const texts = useTexts(linkTexts);
  return (
    <div className={styles.links}>
      <h3>{texts.title}</h3>
      <div className={styles.cards}>
        {(['bn', 'en'] as const).map((language) => {
          const words = linkWords(page, language, (path) => shownValue(saving, path), standIns);
          const { title, description, picture } = words;
          return (
            <figure key={language} lang={language} className={styles.card}>
              <img src={picture} width="1200" height="630" alt="" loading="lazy" />
              <figcaption>
                <b className="typed">{pageTitle({ en: title, bn: title }, agency, language)}</b>
                <span className="typed">{description}</span>
                <small lang="en">{location.host}</small>
              </figcaption>
            </figure>
          );
        })}
      </div>
    </div>
  );
}
