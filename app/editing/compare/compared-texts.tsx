import { languageNames } from '#app/i18n/language.ts';
import { useLanguage, useTexts, defineTexts } from '#app/i18n/text.ts';
import { ContentPicture } from '#app/ui/content-picture/content-picture.tsx';
import { changedWords } from '../changed-words.ts';
import type { ComparedLeaf, ComparedSide } from './compared-leaf.ts';
import styles from './compared-texts.module.css';

/** What stands beside texts that are compared. */
const compareTexts = defineTexts({
  before: { en: 'Before', bn: 'আগে' },
  after: { en: 'After', bn: 'পরে' },
  same: { en: 'unchanged', bn: 'বদলায়নি' },
  nothing: { en: 'Nothing', bn: 'কিছু নেই' },
});

/** Changed leaves, each before and after in both languages. `where` says what they belong to. */
export function ComparedTexts({ leaves, where }: { leaves: ComparedLeaf[]; where?: string }) {
  return leaves.map(({ path, label, sides }) => (
    <section key={path} className={styles.leaf}>
      <h3>
        {label}
        {where && <small>{where}</small>}
      </h3>
      <ComparedSides sides={sides} />
    </section>
  ));
}

/** A changed leaf without its name. */
export function ComparedSides({ sides }: Pick<ComparedLeaf, 'sides'>) {
  return (
    <div className={sides.length > 1 ? `${styles.sides} ${styles.two}` : styles.sides}>
      {sides.map((side) => (
        <Side key={side.language} side={side} />
      ))}
    </div>
  );
}

function Side({ side }: { side: ComparedSide }) {
  const texts = useTexts(compareTexts);
  const reader = useLanguage();
  const { language, before, after } = side;
  const lang = language ?? undefined;
  return (
    <div className={styles.side}>
      {language && (
        <small className="hint" lang={language}>
          {languageNames[language]}
        </small>
      )}
      {before === after ? (
        <p className={styles.same}>
          <span lang={lang} dir="auto" className="typed">
            {before}
          </span>{' '}
          <em lang={reader}>{texts.same}</em>
        </p>
      ) : (
        <>
          <p className={styles.before}>
            <span className="visually-hidden">{texts.before}: </span>
            <Half side={side} text={before} other={after} mark="del" />
          </p>
          <p className={styles.after}>
            <span className="visually-hidden">{texts.after}: </span>
            <Half side={side} text={after} other={before} mark="ins" />
          </p>
        </>
      )}
    </div>
  );
}

/** One text of two, with the words that the other has not marked. */
function Half({
  side: { language, isPicture },
  text,
  other,
  mark: Mark,
}: {
  side: ComparedSide;
  text: string;
  other: string;
  mark: 'ins' | 'del';
}) {
  const texts = useTexts(compareTexts);
  if (!text) return <span className={styles.nothing}>{texts.nothing}</span>;
  if (isPicture) return <ContentPicture className={styles.picture} src={text} sizes="120px" />;
  return (
    <span lang={language ?? undefined} dir="auto" className="typed">
      {changedWords(text, other).map((part, at) =>
        // oxlint-disable-next-line react/no-array-index-key -- parts of one text have no other name
        part.isChanged ? <Mark key={at}>{part.text}</Mark> : <span key={at}>{part.text}</span>,
      )}
    </span>
  );
}
