import { useFacts } from '#app/content/content-context.ts';
import {
  type PolicyBlock,
  type PolicyText,
  type Run,
  policyText,
} from '#app/content/policy/policy-text.ts';
import { textsIn, useLanguage } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { PageHead } from '#app/brand/page-head.tsx';
import { SafeLinks } from '#app/brand/safe-links/safe-links.tsx';
import { SectionHead } from '#app/brand/section-head.tsx';
import styles from './policy-page.module.css';
import { policyTexts } from './policy.text.ts';
import { formatDigits } from '#app/i18n/format.ts';
import type { Language } from '#app/i18n/language.ts';
import { contentImage } from '#app/images/content-image.ts';
import { ContentPicture } from '#app/ui/content-picture/content-picture.tsx';

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

/** The numbered sections of a policy. The translation has a heading of its own, so its sections are one level deeper. */
function PolicyArticle({ language, policy }: { language: Language; policy: PolicyText }) {
  const Heading = language === 'bn' ? 'h2' : 'h3';
  return (
    <div className={styles.article}>
      {policy.sections.map(({ _key, title, blocks }, index) => (
        <section key={_key} id={sectionId(language, index)} aria-label={title}>
          <Heading>
            <span className={styles.number}>{formatDigits(language, `${index + 1}.`)}</span> {title}
          </Heading>
          {blocks.map((block) => (
            <Block key={block._key} block={block} language={language} />
          ))}
        </section>
      ))}
    </div>
  );
}

/** The anchor of a section, by its position. */
function sectionId(language: Language, index: number): string {
  return `${language}-${index + 1}`;
}

function Block({ block, language }: { block: PolicyBlock; language: Language }) {
  const { policyWords } = useFacts('policy');
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Runs runs={block.text} />
        </p>
      );
    case 'list':
      return (
        <ul>
          {block.items.map((item, index) => (
            <li key={index}>
              <Runs runs={item} />
            </li>
          ))}
        </ul>
      );
    case 'warning':
      return (
        <div className={styles.warning}>
          {block.paragraphs.map((paragraph, index) => (
            <p key={index}>
              <Runs runs={paragraph} />
            </p>
          ))}
        </div>
      );
    case 'picture':
      return (
        <figure className={styles.picture}>
          <ContentPicture
            src={block.address}
            width="432"
            height="62"
            alt={block.description}
            sizes="(max-width: 640px) 100vw, 480px"
          />
          {/* What the colours of the drawing mean. */}
          {!contentImage(block.address) && (
            <figcaption>
              <span className={styles.called}>{policyWords.called[language]}</span>
              <span className={styles.notCalled}>{policyWords.notCalled[language]}</span>
            </figcaption>
          )}
        </figure>
      );
  }
}

function Runs({ runs }: { runs: Run[] }) {
  return runs.map(({ text, isStrong }, index) =>
    isStrong ? <strong key={index}>{text}</strong> : text,
  );
}
