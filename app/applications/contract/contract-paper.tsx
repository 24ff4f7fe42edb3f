import type { ReactNode } from 'react';
import { fill } from '#app/i18n/fill.ts';
import { formatDay, formatNumber } from '#app/i18n/format.ts';
import type { Bilingual, Language } from '#app/i18n/language.ts';
import { useLanguage } from '#app/i18n/text.ts';
import { twelveLines } from '#app/job-orders/twelve-lines.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { IconName } from '#app/ui/icon/icon-names.ts';
import { BothLanguages } from '../letterhead/both-languages.tsx';
import { letterheadTexts } from '../letterhead/letterhead.text.ts';
import { wordsOfKind, formatTaka } from '../money/payment-words.ts';
import styles from './contract-paper.module.css';
import type { ContractSheet } from './contract-sheet.ts';
import { sheetTexts as texts } from './contract.text.ts';
import { linesWords } from './lines-words.ts';
import { useFitted } from './use-fitted.ts';

/** Whose of the two it is. */
export type Copy = 'workersCopy' | 'officeCopy';

/** So many payments stand on the sheet, the latest; of those before them, the sum. */
const shownPayments = 6;

/** The sheet of a contract, one A4: Bengali, and English beside it or small below. What is not known are dots to write on. */
export function ContractPaper({ sheet, copy }: { sheet: ContractSheet; copy: Copy }) {
  const language = useLanguage();
  const paper = useFitted();
  const { head, terms, name, receiptNumber, permissionNo, day } = sheet;
  const english = twelveLines(terms, 'en');
  return (
    <div className={styles.frame}>
      <article ref={paper} className={styles.paper} aria-label={texts.title[language]}>
        <header className={styles.head}>
          <p>
            <b>
              <span lang="bn">{head.name.bn}</span>
            </b>
            <span lang="en">{head.name.en}</span>
            {head.licence && (
              <small>
                <BothLanguages text={letterheadTexts.licence} /> {head.licence}
              </small>
            )}
          </p>
          <h2>
            <Both text={texts.title} />
          </h2>
          <dl>
            <Fact label={texts.receipt}>{receiptNumber}</Fact>
            <Fact label={texts.permission}>{permissionNo || <Dots />}</Fact>
            <Fact label={texts.day}>
              <BothLanguages text={dayIn(day)} />
            </Fact>
          </dl>
        </header>
        <p className={styles.who}>
          <b>
            <bdi>{name}</bdi>
          </b>
          <em>
            <BothLanguages text={texts.notContract} />
          </em>
        </p>
        <table className={styles.lines}>
          <thead>
            <tr>
              <th scope="col" colSpan={2}>
                <BothLanguages text={texts.what} />
              </th>
              <th scope="col" lang="bn">
                {texts.inContract.bn}
              </th>
              <th scope="col" lang="en">
                {texts.inContract.en}
              </th>
            </tr>
          </thead>
          <tbody>
            {twelveLines(terms, 'bn').map(({ code, label, text }, at) => (
              <tr key={code}>
                <td>{formatNumber('bn', at + 1)}</td>
                <th scope="row">
                  <Both text={{ bn: label, en: english[at]?.label ?? '' }} />
                </th>
                <td lang="bn">{text || <Dots />}</td>
                <td lang="en">{english[at]?.text || <Dots />}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <Money sheet={sheet} />
        <Contacts sheet={sheet} />
        <ul className={styles.signatures}>
          <Signature says={texts.workerSays} signs={texts.worker} />
          <Signature says={texts.officeSays} signs={texts.officeSigns} />
          <Signature says={texts.witnessSays} signs={texts.witness} />
        </ul>
        <footer className={styles.foot}>
          <b>
            <BothLanguages text={texts[copy]} />
          </b>
          <span>
            <BothLanguages text={texts.keep} />
          </span>
          {sheet.lines && (
            <small>
              <BothLanguages text={linesWords(sheet.lines)} />
            </small>
          )}
        </footer>
      </article>
    </div>
  );
}

/** What was paid, the latest with their receipts, and what is still to pay to whom. */
function Money({ sheet: { payments, paid, feeBdt, whoPays } }: { sheet: ContractSheet }) {
  const earlier = payments.slice(0, -shownPayments);
  const toPay = feeBdt === null ? null : feeBdt - paid;
  return (
    <section className={styles.money}>
      <table>
        <caption>
          <BothLanguages text={texts.paid} />
        </caption>
        <tbody>
          {earlier.length > 0 && (
            <tr>
              <td colSpan={3}>
                <BothLanguages text={earlierOf(earlier.length)} />
              </td>
              <td>{taka(netOf(earlier))}</td>
            </tr>
          )}
          {payments.slice(-shownPayments).map((payment) => (
            <tr key={payment.receiptNo}>
              <td>
                <BothLanguages text={dayIn(payment.on)} />
              </td>
              <td>{payment.receiptNo}</td>
              <td>
                <BothLanguages text={wordsOfKind(payment.kind)} />
                {payment.refundOf !== null && (
                  <>
                    {' '}
                    (<BothLanguages text={texts.refund} />)
                  </>
                )}
              </td>
              <td>{taka(netOf([payment]))}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              <BothLanguages text={texts.total} />
            </th>
            <td>{taka(paid)}</td>
          </tr>
          <tr>
            <th scope="row" colSpan={3}>
              <BothLanguages text={toPay !== null && toPay < 0 ? texts.tooMuch : texts.toPay} />
            </th>
            <td>{toPay === null ? <Dots /> : taka(Math.abs(toPay))}</td>
          </tr>
        </tfoot>
      </table>
      <div className={styles.whoPays}>
        <b>
          <BothLanguages text={texts.whoPays} />
        </b>
        <p lang="bn">{whoPays.bn || <Dots />}</p>
        <p lang="en">{whoPays.en || <Dots />}</p>
      </div>
    </section>
  );
}

/** Whom to call, and where to check what stands here. */
function Contacts({
  sheet: { head, helpLines, mission, platform, permissionNo, checkAt },
}: {
  sheet: ContractSheet;
}) {
  return (
    <ul className={styles.contacts}>
      <Contact icon="phone" label={texts.office}>
        {head.phones.map((phone) => (
          <b key={phone}>{phone}</b>
        ))}
      </Contact>
      <Contact icon="life-buoy" label={texts.emergency}>
        {helpLines.map(({ number, from }) => (
          <span key={number}>
            <b>{number}</b> <small>{from && <BothLanguages text={from} />}</small>
          </span>
        ))}
      </Contact>
      {mission && (
        <Contact icon="building-2" label={texts.mission}>
          <BothLanguages text={mission.name} />
          <b>{mission.phone ?? mission.email}</b>
        </Contact>
      )}
      <Contact icon="badge-check" label={texts.check}>
        <BothLanguages text={platform} />
        <span>
          <BothLanguages text={texts.permission} /> <b>{permissionNo || <Dots />}</b>
        </span>
        {checkAt && <b>{checkAt}</b>}
      </Contact>
    </ul>
  );
}

function Contact({
  icon,
  label,
  children,
}: {
  icon: IconName;
  label: Bilingual;
  children: ReactNode;
}) {
  return (
    <li>
      <Icon name={icon} />
      <span>
        <small>
          <BothLanguages text={label} />
        </small>
        {children}
      </span>
    </li>
  );
}

function Signature({ says, signs }: { says: Bilingual; signs: Bilingual }) {
  return (
    <li>
      <p>
        <Both text={says} />
      </p>
      <b>
        <Both text={signs} />
      </b>
    </li>
  );
}

function Fact({ label, children }: { label: Bilingual; children: ReactNode }) {
  return (
    <div>
      <dt>
        <BothLanguages text={label} />
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Bengali, and English small beside or below. */
function Both({ text: { bn, en } }: { text: Bilingual }) {
  return (
    <>
      <span lang="bn">{bn}</span> <small lang="en">{en}</small>
    </>
  );
}

/** To be written by hand. */
function Dots() {
  return <span className={styles.dots}>……………………</span>;
}

const dayIn = (day: string) => ({ en: formatDay('en', day), bn: formatDay('bn', day) });

const taka = (amount: number) => {
  const said = (language: Language) =>
    `${amount < 0 ? '– ' : ''}${formatTaka(language, Math.abs(amount))}`;
  return <BothLanguages text={{ en: said('en'), bn: said('bn') }} />;
};

const netOf = (payments: ContractSheet['payments']) =>
  payments.reduce(
    (sum, { amountBdt, refundOf }) => sum + (refundOf === null ? amountBdt : -amountBdt),
    0,
  );

function earlierOf(count: number): Bilingual {
  if (count === 1) return texts.oneMore;
  return {
    en: fill(texts.more.en, { count: formatNumber('en', count) }),
    bn: fill(texts.more.bn, { count: formatNumber('bn', count) }),
  };
}
