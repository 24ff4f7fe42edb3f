import type { ReactNode } from 'react';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import type { Bilingual } from '#app/i18n/language.ts';
import { noPassportYet } from '#app/normalise/passport.ts';
import { useFacts } from '#app/content/content-context.ts';
import { choiceTexts } from './choice.text.ts';
import styles from './choices.module.css';

/** The jobs that the agency fills. */
export function JobChoices() {
  const language = useLanguage();
  const { sectors } = useFacts('sectors');
  const roles = sectors.flatMap((sector) => sector.roles.map((role) => role[language]));
  return (
    <Choices label={choiceTexts.jobs} isStrip>
      {roles.map((role) => (
        <Choice key={role} value={role} />
      ))}
    </Choices>
  );
}

/** The countries to which the agency sends people. */
export function CountryChoices() {
  const { countries } = useFacts('countries');
  const language = useLanguage();
  return (
    <Choices label={choiceTexts.countries}>
      {countries.map(({ code, name }) => (
        <Choice key={code} value={name[language]} flag={code} />
      ))}
    </Choices>
  );
}

/** Where most applicants are. */
export function BangladeshChoice() {
  const { bangladesh } = useTexts(choiceTexts);
  return (
    <Choices>
      <Choice value={bangladesh} flag="bd" />
    </Choices>
  );
}

export function NobodyChoice() {
  const { nobody, noReference } = useTexts(choiceTexts);
  return (
    <Choices>
      <Choice value={noReference}>{nobody}</Choice>
    </Choices>
  );
}

/** Without scripts a hint asks the visitor to write the agreed words. */
export function NoPassportChoice() {
  const { noPassport, passportWithoutScripts } = useTexts(choiceTexts);
  return (
    <>
      <noscript>
        <p className="hint">{passportWithoutScripts}</p>
      </noscript>
      <Choices>
        <Choice value={noPassportYet}>{noPassport}</Choice>
      </Choices>
    </>
  );
}

/** Answers that are ready to press below a field, which takes any other text as well (`form/choose.ts`). */
function Choices({
  label,
  isStrip,
  children,
}: {
  /** What a group of several is called by screen readers. */
  label?: Bilingual;
  /** On phones in two rows, which can be pushed along. */
  isStrip?: boolean;
  children: ReactNode;
}) {
  const language = useLanguage();
  return (
    <div
      data-choices
      className={isStrip ? styles.strip : undefined}
      {...(label && { role: 'group', 'aria-label': label[language] })}
    >
      <div className={styles.choices}>{children}</div>
    </div>
  );
}

function Choice({ value, flag, children = value }: ChoiceParts) {
  return (
    <button type="button" className={styles.choice} value={value} aria-pressed="false">
      {flag && (
        <img src={`/illustrations/flag-${flag}.svg`} width="20" height="15" alt="" loading="lazy" />
      )}
      {children}
    </button>
  );
}

type ChoiceParts = {
  /** What a press writes into the field. */
  value: string;
  /** The code of the country whose flag it shows. */
  flag?: string;
  /** The label, where it is not what is written. */
  children?: ReactNode;
};
