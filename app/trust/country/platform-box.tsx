import { FactSource } from '#app/brand/fact/fact-source.tsx';
import { useFacts } from '#app/content/content-context.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { countryTexts } from './country.text.ts';
import { DashedList, FactSection } from './fact-section.tsx';
import styles from './platform-box.module.css';

/** The government's platform, where workers look for themselves and their agency. Its address is the owner's to enter. */
export function PlatformBox() {
  const texts = useTexts(countryTexts);
  const language = useLanguage();
  const { platform } = useFacts('help-lines');
  return (
    <FactSection id="platform" title={texts.platform} className={styles.box}>
      <p>
        <b>{platform.name[language]}:</b> {texts.platformText}
      </p>
      <DashedList sentences={[texts.ownAccount, texts.lookThere, texts.notThere]} />
      {platform.url ? (
        <a href={platform.url} rel="noopener">
          {new URL(platform.url).hostname}
        </a>
      ) : (
        <p>{texts.askAddress}</p>
      )}
      <FactSource shelf="platform" fact={platform} />
    </FactSection>
  );
}
