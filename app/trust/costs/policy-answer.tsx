import { useFacts } from '#app/content/content-context.ts';
import { type Payer, byPolicy, type refunds } from '#app/content/kinds/parts/cost-words.ts';
import { policyText } from '#app/content/policy/policy-text.ts';
import { PageLink } from '#app/i18n/page-link.tsx';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { costsTexts } from './costs.text.ts';
import styles from './policy-answer.module.css';

type Refund = keyof typeof refunds;

/** What the policy answers before any amount is known; of a section that it no longer has, nothing. */
export function PolicyAnswer() {
  const texts = useTexts(costsTexts);
  const language = useLanguage();
  const { items } = useFacts('costs');
  const { sections } = policyText(useFacts('policy'), language);
  /** The names of the items of which the policy says this. */
  const named = (...said: (Payer | Refund)[]) =>
    items
      .filter(({ code }) => Object.values(byPolicy[code] ?? {}).some((one) => said.includes(one)))
      .map(({ name }) => name[language])
      .join(', ');
  const answers = [
    ['what-is-never-deducted', 'shield-check', texts.neverDeducted, named('if_not_granted')],
    ['embassy-and-appointment-fees', 'wallet', texts.youPay, named('worker')],
    ['time-limit-and-refund', 'rotate-ccw', texts.afterSixMonths, texts.allBack],
  ] as const;
  const shown = answers.filter(
    ([key, , , what]) => what && sections.some(({ _key }) => _key === key),
  );
  if (shown.length === 0) return null;
  return (
    <section className={styles.answer}>
      <h2>
        {texts.first} <PageLink to="/policy">{texts.ofPolicy}</PageLink>
      </h2>
      <ul>
        {shown.map(([key, icon, when, what]) => (
          <li key={key}>
            <Icon name={icon} />
            <p>
              <b>{when}</b> {what}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
