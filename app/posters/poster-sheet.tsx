import { fill } from '#app/i18n/fill.ts';
import { formatDay } from '#app/i18n/format.ts';
import type { Language } from '#app/i18n/language.ts';
import { textsIn } from '#app/i18n/text.ts';
import { QrCode } from '#app/ui/qr-code/qr-code.tsx';
import { type PosterFacts, type PosterName, posterPath } from './poster.ts';
import styles from './poster-sheet.module.css';
import { posterTexts, wordsOfPosters } from './posters.text.ts';

/** One poster in one language, for a page of A4. */
export function PosterSheet({
  name,
  language,
  facts: { origin, day, head, isSample },
}: {
  name: PosterName;
  language: Language;
  facts: PosterFacts;
}) {
  const texts = textsIn(posterTexts, language);
  const words = textsIn(wordsOfPosters[name], language);
  const address = origin + posterPath(name, language);
  return (
    <div className={styles.frame}>
      <article className={styles.sheet} lang={language} aria-label={words.title}>
        <p className={`${styles.agency} typed`}>{head.name[language]}</p>
        <h2>{words.title}</h2>
        <p className={styles.lead}>{words.lead}</p>
        <div className={styles.code}>
          <QrCode text={address} label={address} />
          <p>{texts.scan}</p>
          <p className={styles.address}>{address.replace(/^https?:\/\//, '')}</p>
        </div>
        <ol>
          {[words.first, words.second, words.third].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
        <div className={styles.foot}>
          <p className={`${styles.phones} num`}>
            {head.phones.map((phone) => (
              <span key={phone}>{phone}</span>
            ))}
          </p>
          <p className="typed">{head.address[language]}</p>
          <p>
            {texts.licence} <bdi className="num">{head.licence}</bdi> ·{' '}
            {fill(texts.printed, { day: formatDay(language, day) })}
          </p>
        </div>
        {isSample && <p className={styles.sample}>{texts.sample}</p>}
      </article>
    </div>
  );
}
