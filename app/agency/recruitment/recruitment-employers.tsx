import { useFacts, useWords } from '#app/content/content-context.ts';
import { licenceState } from '#app/content/shelf-life/licence-state.ts';
import { fill } from '#app/i18n/fill.ts';
import { otherLanguage } from '#app/i18n/language.ts';
import { defineTexts, useLanguage, useTexts } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { SectionHead } from '#app/brand/section-head.tsx';
import { EmployerForm } from './employer-form.tsx';
import styles from './recruitment-employers.module.css';
import { WrittenWays } from './written-ways.tsx';

/** The anchor of the part, for links to it. */
export const employersId = 'employers';

/** For employers. Folded in Bengali, where workers read the page and want its end. */
export function RecruitmentEmployers() {
  const { recruitmentWords } = useFacts('recruitment');
  const language = useLanguage();
  const secondary = otherLanguage(language);
  const { toEmployers } = recruitmentWords;
  return language === 'bn' ? (
    <details id={employersId} className={styles.folded}>
      <summary>
        <span className="wrap">
          <Icon name="building-2" />
          <b>
            {toEmployers[language]}
            <small lang={secondary}>{toEmployers[secondary]}</small>
          </b>
          <Icon name="chevron-down" />
        </span>
      </summary>
      <Employers />
    </details>
  ) : (
    <Employers id={employersId} />
  );
}

/** What an employer sends us, and the ways to begin. */
function Employers({ id }: { id?: string }) {
  const { employerDocuments, recruitmentWords } = useFacts('recruitment');
  const [agency, licence, today] = [useFacts('agency'), useFacts('licence'), useFacts('today')];
  const words = useWords('recruitment');
  const texts = useTexts(employerTexts);
  const language = useLanguage();
  const known = licenceState({ agency, licence, today });
  return (
    <section id={id} className={`${styles.section} section weave`} tabIndex={-1}>
      <div className={`${styles.columns} wrap`}>
        <div>
          <SectionHead
            className={styles.head}
            label={recruitmentWords.employers}
            title={words.employersTitle}
          >
            <p className="lead">{words.employersLead}</p>
          </SectionHead>
          <h3>{words.documentsTitle}</h3>
          <ul className={styles.documents}>
            {employerDocuments.map(({ _key, icon, name, text }) => (
              <li key={_key}>
                <Icon name={icon} />
                <b>{name[language]}</b>
                <p>{text[language]}</p>
              </li>
            ))}
          </ul>
          <p className="hint">
            {known.state === 'valid' ? fill(texts.licence, known) : texts.noLicence} {texts.fees}
          </p>
        </div>
        <div className={styles.ways}>
          <EmployerForm />
          <WrittenWays />
        </div>
      </div>
    </section>
  );
}

const employerTexts = defineTexts({
  licence: { en: 'Recruiting licence: {number}.', bn: 'রিক্রুটিং লাইসেন্স: {number}।' },
  noLicence: {
    en: 'Our licence number is not entered here yet.',
    bn: 'লাইসেন্স নম্বর এখনো এখানে লেখা হয়নি।',
  },
  fees: {
    en: 'Ask for our fees in writing; we answer in writing.',
    bn: 'আমাদের ফি কত, লিখে জানতে চাইলে লিখেই জানাব।',
  },
});
