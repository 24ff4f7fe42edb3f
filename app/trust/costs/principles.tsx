import { useFacts } from '#app/content/content-context.ts';
import { type PolicyBlock, type Run, policyText } from '#app/content/policy/policy-text.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { costsTexts } from './costs.text.ts';
import styles from './principles.module.css';

/** What the policy says of money, word for word, and beside it what is only a principle. */
export function Principles() {
  const texts = useTexts(costsTexts);
  const policy = policyText(useFacts('policy'), useLanguage());
  const ofMoney = policy.sections.filter(({ _key }) => sectionsOfMoney.includes(_key));
  return (
    <div className={styles.columns}>
      {ofMoney.length > 0 && (
        <section className={styles.policy}>
          <h2>{texts.ourPolicy}</h2>
          {ofMoney.map(({ _key, title, blocks }) => (
            <section key={_key}>
              <h3>{title}</h3>
              {blocks.map((block) => (
                <Block key={block._key} block={block} />
              ))}
            </section>
          ))}
        </section>
      )}
      <section className={styles.principle}>
        <h2>{texts.principle}</h2>
        <p>{texts.employerPays}</p>
        <p>{texts.onlyPrinciple}</p>
      </section>
    </div>
  );
}

/** By the keys with which they were shipped; they stay when staff change the words. */
const sectionsOfMoney = [
  'time-limit-and-refund',
  'what-is-never-deducted',
  'embassy-and-appointment-fees',
];

function Block({ block }: { block: PolicyBlock }) {
  if (block.kind === 'picture') return null;
  if (block.kind === 'list') {
    return (
      <ul>
        {block.items.map((item, index) => (
          <li key={index}>{runs(item)}</li>
        ))}
      </ul>
    );
  }
  const paragraphs = block.kind === 'paragraph' ? [block.text] : block.paragraphs;
  return paragraphs.map((paragraph, index) => <p key={index}>{runs(paragraph)}</p>);
}

function runs(all: Run[]) {
  return all.map(({ text, isStrong }, index) =>
    isStrong ? <strong key={index}>{text}</strong> : text,
  );
}
