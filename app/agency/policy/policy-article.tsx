import { useFacts } from '#app/content/content-context.ts';
import type { PolicyBlock, PolicyText, Run } from '#app/content/policy/policy-text.ts';
import { formatDigits } from '#app/i18n/format.ts';
import type { Language } from '#app/i18n/language.ts';
import { contentImage } from '#app/images/content-image.ts';
import { ContentPicture } from '#app/ui/content-picture/content-picture.tsx';
import styles from './policy-article.module.css';

/** The numbered sections of a policy. The translation has a heading of its own, so its sections are one level deeper. */
export function PolicyArticle({ language, policy }: { language: Language; policy: PolicyText }) {
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
export function sectionId(language: Language, index: number): string {
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
