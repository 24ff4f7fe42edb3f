import { useFacts, useWords } from '#app/content/content-context.ts';
import { ServiceHead } from '../services/service-head.tsx';
import { useLanguage } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { SectionHead } from '#app/brand/section-head.tsx';
import styles from './consultation-page.module.css';
import { StitchedPicture } from '../stitched-picture.tsx';
import { Figures } from '#app/brand/figures.tsx';
import { PageLink } from '#app/i18n/page-link.tsx';
import { SecondaryLanguage } from '#app/i18n/secondary-language.tsx';

/** What a visa consultation is, what to bring to it, and where it ends. */
export default function ConsultationPage() {
  const { consultationWords, headPicture } = useFacts('consultation');
  return (
    <>
      <ServiceHead
        below
        background="mustard"
        title={consultationWords.title}
        lead={consultationWords.lead}
        picture={headPicture}
      />
      <ConsultationFigures />
      <ConsultationSteps />
      <ConsultationDocuments />
      <ConsultationEmbassy />
    </>
  );
}

/** What to bring: a list to tick off, as on paper. */
function ConsultationDocuments() {
  const { consultationWords } = useFacts('consultation');
  const words = useWords('consultation');
  return (
    <section className={`${styles.section} section weave`}>
      <div className={`${styles.columns} wrap`}>
        <div>
          <SectionHead label={consultationWords.documents} title={words.documentsTitle}>
            <p className={`${styles.lead} lead`}>{words.documentsLead}</p>
          </SectionHead>
          <p className={styles.keep}>
            <Icon name="shield-check" />
            {words.keepPassport}
          </p>
        </div>
        <div className={styles.sheet}>
          <Documents title={words.always} always />
          <Documents title={words.ifYouHave} always={false} />
        </div>
      </div>
    </section>
  );
}

function Documents({ title, always }: { title: string; always: boolean }) {
  const { consultationDocuments } = useFacts('consultation');
  const language = useLanguage();
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {consultationDocuments
          .filter((document) => document.always === always)
          .map(({ _key, text }) => (
            <li key={_key}>{text[language]}</li>
          ))}
      </ul>
    </div>
  );
}

/** What no agency can promise, said before anybody pays. */
function ConsultationEmbassy() {
  const { consultationWords, embassyDecisions } = useFacts('consultation');
  const words = useWords('consultation');
  const language = useLanguage();
  return (
    <section className="section">
      <div className={`${styles.embassyColumns} wrap`}>
        <StitchedPicture picture="/illustrations/embassy-door.svg" />
        <div>
          <SectionHead label={consultationWords.embassy} title={words.embassyTitle}>
            <p className={`${styles.lead} lead`}>{words.embassyLead}</p>
          </SectionHead>
          <ul className={styles.decisions}>
            {embassyDecisions.map((decision, index) => (
              <li key={index}>
                <Icon name="stamp" />
                {decision[language]}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

/** The three figures, and beside the success rate what the policy says about it. */
function ConsultationFigures() {
  const { consultationFigures } = useFacts('figures');
  const { consultationWords } = useFacts('consultation');
  const words = useWords('consultation');
  return (
    <section className={`${styles.figuresSection} on-deep weave`} aria-label={words.figures}>
      <div className={`${styles.figuresColumns} wrap`}>
        <Figures figures={consultationFigures} className={styles.figures} />
        <div className={styles.honest}>
          <Icon name="circle-alert" />
          <p>
            <strong>{words.noGuarantee}</strong>
            <SecondaryLanguage text={consultationWords.noGuarantee} />
            {words.noGuaranteeText} <PageLink to="/policy">{words.policy}</PageLink>
          </p>
        </div>
      </div>
    </section>
  );
}

/** How a consultation goes, each step numbered like a stamp in a passport. */
function ConsultationSteps() {
  const { consultationSteps, consultationWords } = useFacts('consultation');
  const words = useWords('consultation');
  const language = useLanguage();
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead label={consultationWords.steps} title={words.stepsTitle} />
        <ol className={styles.steps}>
          {consultationSteps.map(({ _key, name, text }) => (
            <li key={_key}>
              <h3>{name[language]}</h3>
              <p>{text[language]}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
