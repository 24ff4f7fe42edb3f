import { useFacts, useWords } from '#app/content/content-context.ts';
import { licenceState } from '#app/content/shelf-life/licence-state.ts';
import { fill } from '#app/i18n/fill.ts';
import { otherLanguage, pathIn } from '#app/i18n/language.ts';
import { defineTexts, useLanguage, useTexts } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { SectionHead } from '#app/brand/section-head.tsx';
import styles from './recruitment-employers.module.css';
import { employerLineNames, employerLines, employerLineLength } from '#app/brand/employer-lines.ts';
import { Button } from '#app/ui/button/button.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { dialled } from '#app/content/dialled.ts';
import { buildWhatsAppUrl } from '#app/config/messaging-link.ts';
import { usePublicSettings } from '#app/config/use-public-settings.ts';
import { PlainButtonLink } from '#app/ui/button/button-link.tsx';
import { usePhones } from '#app/brand/phones.ts';

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

/** Five lines that open the contact form with the question filled in. The browser sends them itself: nothing is in the address. */
function EmployerForm() {
  const texts = useTexts(formTexts);
  const language = useLanguage();
  return (
    <form className={styles.form} method="post" action={pathIn(language, '/contact')}>
      <h3>{texts.title}</h3>
      <p className="hint">{texts.next}</p>
      {employerLineNames.map((name) => (
        <TextField
          key={name}
          id={`employer-${name}`}
          name={name}
          maxLength={employerLineLength}
          autoComplete="off"
          label={employerLines[name].label[language]}
          placeholder={employerLines[name].placeholder[language]}
        />
      ))}
      <Button type="submit" size="large">
        {texts.goOn}
        <Icon name="arrow-right" />
      </Button>
    </form>
  );
}

const formTexts = defineTexts({
  title: { en: 'Tell us in five lines', bn: 'পাঁচ লাইনে বলুন' },
  next: {
    en: 'Next: your name and number. Nothing is sent yet.',
    bn: 'এরপর নাম ও নম্বর। এখনো কিছু পাঠানো হয় না।',
  },
  goOn: { en: 'Go on', bn: 'এরপর' },
});

/** Our e-mail address and the number of our chat as they are written: at a desk no link may open either. */
function WrittenWays() {
  const { agency } = useFacts('agency');
  const texts = useTexts(wayTexts);
  const { linkHost } = usePublicSettings();
  const calls = `tel:${dialled(agency.chatNumber)}`;
  const phone = usePhones().find(({ href }) => href === calls);
  const chat = buildWhatsAppUrl(agency.chatNumber, '', linkHost);
  return (
    <ul className={styles.written}>
      <li>
        <Icon name="mail" />
        <span>
          <small>{texts.write}</small>
          <b lang="en" data-copied>
            {agency.email}
          </b>
          <small role="status" />
        </span>
        <Button tone="ghost" size="small" hidden data-copy={agency.email} data-done={texts.copied}>
          <Icon name="copy" />
          {texts.copy}
        </Button>
      </li>
      {chat && (
        <li>
          <Icon name="message-circle" />
          <span>
            <small>{texts.chat}</small>
            <b className="num" lang="en">
              {phone?.number ?? agency.chatNumber}
            </b>
          </span>
          <PlainButtonLink tone="ghost" size="small" href={chat} target="_blank" rel="noopener">
            {texts.open}
            <span className="visually-hidden">: {texts.chat}</span>
          </PlainButtonLink>
        </li>
      )}
    </ul>
  );
}

const wayTexts = defineTexts({
  write: { en: 'Write to us', bn: 'আমাদের লিখুন' },
  copy: { en: 'Copy', bn: 'কপি করুন' },
  copied: { en: 'Copied', bn: 'কপি হয়েছে' },
  chat: { en: 'WhatsApp', bn: 'হোয়াটসঅ্যাপ' },
  open: { en: 'Open', bn: 'খুলুন' },
});
