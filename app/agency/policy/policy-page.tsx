import { textsIn, useLanguage } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { PageHead } from '#app/brand/page-head.tsx';
import { SectionHead } from '#app/brand/section-head.tsx';
import { policyGlance, policyWords } from '#content/pages/policy.ts';
import bengaliPolicy from '#content/policy.bn.md';
import englishPolicy from '#content/policy.en.md';
import type { Route } from './+types/policy-page';
import { pageMeta } from '#app/brand/page-meta.ts';
import { PolicyArticle, sectionId } from './policy-article.tsx';
import styles from './policy-page.module.css';
import { policyTexts } from './policy.text.ts';

export function meta({ location }: Route.MetaArgs) {
  return pageMeta(location, policyWords);
}

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
  const words = textsIn(policyTexts, 'bn');
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
        title={{ en: englishPolicy.title, bn: bengaliPolicy.title }}
        language="bn"
        hasSecondary={false}
        lead={bengaliPolicy.lead}
        isOverlapped
      />
      <ul className={`${styles.glance} wrap`}>
        {policyGlance.map(({ icon, name, text }) => (
          <li key={icon}>
            <span className={styles.tile}>
              <Icon name={icon} />
            </span>
            <strong>{name.bn}</strong>
            <p>{text.bn}</p>
          </li>
        ))}
      </ul>
      <div className="section">
        <div className={`${styles.columns} wrap`}>
          <nav className={styles.contents} aria-label={words.contents}>
            <ol>
              {bengaliPolicy.sections.map(({ title }, index) => (
                <li key={title}>
                  <a href={`#${sectionId('bn', index)}`}>{title}</a>
                </li>
              ))}
            </ol>
          </nav>
          <PolicyArticle language="bn" policy={bengaliPolicy} />
        </div>
      </div>
    </>
  );
}

function Translation() {
  const words = textsIn(policyTexts, 'en');
  return (
    <section id="translation" className={`${styles.translation} section weave`} tabIndex={-1}>
      <div className={`${styles.columns} wrap`}>
        <SectionHead label={words.translation} title={englishPolicy.title}>
          <p className={styles.translated}>{words.translated}</p>
          <p className={styles.translated}>{englishPolicy.lead}</p>
        </SectionHead>
        <PolicyArticle language="en" policy={englishPolicy} />
      </div>
    </section>
  );
}
