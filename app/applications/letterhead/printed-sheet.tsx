import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { fill } from '#app/i18n/fill.ts';
import { formatDay } from '#app/i18n/format.ts';
import type { Bilingual } from '#app/i18n/language.ts';
import { useTexts } from '#app/i18n/text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { StaffPageHead } from '#app/ui/staff-page/staff-page-head.tsx';
import { BothLanguages } from './both-languages.tsx';
import type { Letterhead } from './letterhead.ts';
import { letterheadTexts } from './letterhead.text.ts';
import styles from './printed-sheet.module.css';

/** A page with one sheet to print, 148 by 210 mm; what stands above it is not printed. */
export function PrintedPage({
  title,
  actions,
  children,
  ...ofCase
}: ComponentProps<typeof ToCase> & { title: string; actions: ReactNode; children: ReactNode }) {
  return (
    <>
      <div className="screen-only">
        <StaffPageHead title={title}>
          <ToCase {...ofCase} />
        </StaffPageHead>
        <div className={styles.actions}>{actions}</div>
      </div>
      <article className={styles.sheet} aria-label={title}>
        {children}
      </article>
    </>
  );
}

/** Leads back to the case of this applicant. */
export function ToCase({ application, name }: { application: string; name: string }) {
  const { toCase } = useTexts(letterheadTexts);
  return <Link to={`/admin/case/${application}`}>{fill(toCase, { name })}</Link>;
}

/** Prints the page. */
export function PrintButton(props: Pick<ComponentProps<typeof Button>, 'busy' | 'onClick'>) {
  return (
    <Button {...props}>
      <Icon name="printer" />
      {useTexts(letterheadTexts).print}
    </Button>
  );
}

/** The head of a printed sheet: who the agency is, and at the right what the sheet is. */
export function PrintedHead({
  head: { name, address, phones, licence },
  title,
  children,
}: {
  head: Letterhead;
  title: Bilingual;
  /** Below the title: a number, a mark. */
  children?: ReactNode;
}) {
  return (
    <div className={styles.head}>
      <div>
        <p className={styles.agency}>
          <BothLanguages text={name} />
        </p>
        <p>
          <BothLanguages text={address} />
        </p>
        <p className="num">{phones.join(', ')}</p>
        {licence !== null && (
          <p>
            <BothLanguages text={letterheadTexts.licence} /> <bdi className="num">{licence}</bdi>
          </p>
        )}
      </div>
      <div className={styles.title}>
        <h2>
          <BothLanguages text={title} />
        </h2>
        {children}
      </div>
    </div>
  );
}

/** What a printed sheet says, line by line, labelled in both languages. */
export function PrintedRows({ rows }: { rows: { label: Bilingual; value: ReactNode }[] }) {
  return (
    <dl className={styles.rows}>
      {rows.map(({ label, value }) => (
        <div key={label.en}>
          <dt>
            <BothLanguages text={label} />
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A day in both languages. */
export function PrintedDay({ day }: { day: string }) {
  return <BothLanguages text={{ en: formatDay('en', day), bn: formatDay('bn', day) }} />;
}

/** Lines to sign on, for the agency and the applicant. */
export function SignatureLines() {
  return (
    <ul className={styles.signatures}>
      {[letterheadTexts.office, letterheadTexts.name].map((label) => (
        <li key={label.en}>
          <BothLanguages text={label} />
        </li>
      ))}
    </ul>
  );
}
