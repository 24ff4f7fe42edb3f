import { FactSource } from '#app/brand/fact/fact-source.tsx';
import { NotEntered } from '#app/brand/fact/not-entered.tsx';
import { useFacts } from '#app/content/content-context.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { licenceTexts } from './licence.text.ts';
import styles from './outside-steps.module.css';

/** How anybody checks the licence without our word for it, and the laws to read up. */
export function OutsideSteps() {
  const texts = useTexts(licenceTexts);
  const language = useLanguage();
  const { licence, laws } = useFacts('licence');
  const { registerUrl, registerName } = licence;
  return (
    <>
      <section aria-labelledby="outside">
        <h2 id="outside" className={styles.title}>
          {texts.outside}
        </h2>
        <ol className={styles.steps}>
          <li>
            <b>{texts.open}</b>
            <span>
              {texts.register}{' '}
              {registerUrl ? (
                <a href={registerUrl} rel="noopener">
                  {registerName?.[language] ?? new URL(registerUrl).hostname}
                </a>
              ) : (
                (registerName?.[language] ?? <NotEntered />)
              )}
            </span>
          </li>
          <li>
            <b>{texts.look}</b>
            <span>{texts.match}</span>
          </li>
          <li>
            <b>{texts.date}</b>
            <span>{texts.over}</span>
          </li>
        </ol>
      </section>
      {laws.length > 0 && (
        <section aria-labelledby="laws">
          <h2 id="laws" className={styles.title}>
            {texts.laws}
          </h2>
          <ul className={styles.laws}>
            {laws.map((law) => (
              <li key={law._key}>
                <b>{law.name[language]}</b>
                <FactSource shelf="law" fact={law} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
