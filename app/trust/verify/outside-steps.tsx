import { FactSource } from '#app/brand/fact/fact-source.tsx';
import { sharedCheck } from '#app/brand/fact/shared-check.ts';
import { useFacts } from '#app/content/content-context.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { licenceTexts } from './licence.text.ts';
import styles from './outside-steps.module.css';

/** How anybody checks case and licence without our word for it, and the laws to read. */
export function OutsideSteps() {
  const texts = useTexts(licenceTexts);
  const language = useLanguage();
  const { licence, laws } = useFacts('licence');
  const { registerUrl, registerName } = licence;
  const { platform } = useFacts('help-lines');
  const { day } = useFacts('today');
  const check = sharedCheck('law', laws, day);
  return (
    <>
      <section aria-labelledby="outside">
        <h2 id="outside" className={styles.title}>
          {texts.outside}
        </h2>
        <ol className={styles.steps}>
          <li>
            <b>{texts.platform}</b>
            <span>
              {platform.name[language]}: {texts.platformText}{' '}
              {platform.url ? (
                <a href={platform.url} rel="noopener">
                  {new URL(platform.url).hostname}
                </a>
              ) : (
                texts.askAddress
              )}
            </span>
            <FactSource shelf="platform" fact={platform} />
          </li>
          <li>
            <b>{texts.open}</b>
            <span>
              {registerUrl || registerName ? `${texts.register} ` : texts.askRegister}
              {registerUrl ? (
                <a href={registerUrl} rel="noopener">
                  {registerName?.[language] ?? new URL(registerUrl).hostname}
                </a>
              ) : (
                registerName?.[language]
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
                {!check && <FactSource shelf="law" fact={law} />}
              </li>
            ))}
          </ul>
          {check && <FactSource shelf="law" fact={check} />}
        </section>
      )}
    </>
  );
}
