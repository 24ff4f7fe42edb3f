import { useFacts } from '#app/content/content-context.ts';
import { policyText } from '#app/content/policy/policy-text.ts';
import { textsIn, useLanguage } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { PageHead } from '#app/brand/page-head.tsx';
import { SafeLinks } from '#app/brand/safe-links/safe-links.tsx';
import { SectionHead } from '#app/brand/section-head.tsx';
import { PolicyArticle, sectionId } from './policy-article.tsx';
import styles from './policy-page.module.css';
import { policyTexts } from './policy.text.ts';

/** The policy: in Bengali at both addresses, with a translation below it at the English one. */
export default function PolicyPage() {
  const isTranslated = useLanguage() === 'en';
  return (
    <>
      <div className={styles.bengali} lang="bn">
        <BengaliPolicy isTranslated={isTranslated} />
      </div>
      {isTranslated && <Translation />}
    </>
  );
}

function BengaliPolicy({ isTranslated }: { isTranslated: boolean }) {
  const language = useLanguage();
  const words = textsIn(policyTexts, 'bn');
  const content = useFacts('policy');
  const policy = policyText(content, 'bn');
  return (
    <>
      {isTranslated && (
        <p className={styles.toTranslation} lang="en">
          <a href="#translation">
            {policyTexts.toTranslation.en}
            <Icon name="chevron-down" />
          </a>
        </p>
      )}
      <PageHead
        title={content.title}
        language="bn"
        hasSecondary={false}
        lead={policy.lead}
        isOverlapped
      />
      <ul className={`${styles.glance} wrap`}>
        {content.policyGlance.map(({ _key, icon, name, text }) => (
          <li key={_key}>
            <span className={styles.tile}>
              <Icon name={icon} />
            </span>
            <strong>{name.bn}</strong>
            <p>{text.bn}</p>
          </li>
        ))}
      </ul>
      {/* Beside the policy, whose text stays as it is. */}
      <div className={`${styles.ways} wrap`} lang={language}>
        <SafeLinks names={['costs', 'verify']} />
      </div>
      <div className="section">
        <div className={`${styles.columns} wrap`}>
          <nav className={styles.contents} aria-label={words.contents}>
            <ol>
              {policy.sections.map(({ _key, title }, index) => (
                <li key={_key}>
                  <a href={`#${sectionId('bn', index)}`}>{title}</a>
                </li>
              ))}
            </ol>
          </nav>
          <PolicyArticle language="bn" policy={policy} />
        </div>
      </div>
    </>
  );
}

function Translation() {
  const words = textsIn(policyTexts, 'en');
  const policy = policyText(useFacts('policy'), 'en');
  return (
    <section id="translation" className={`${styles.translation} section weave`} tabIndex={-1}>
      <div className={`${styles.columns} wrap`}>
        <SectionHead label={words.translation} title={policy.title}>
          <p className={styles.translated}>{words.translated}</p>
          <p className={styles.translated}>{policy.lead}</p>
        </SectionHead>
        <PolicyArticle language="en" policy={policy} />
      </div>
    </section>
  );
}
