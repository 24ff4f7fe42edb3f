import { Link } from 'react-router';
import { defineTexts, useLanguage, useTexts } from '#app/i18n/text.ts';
import { formatNumber } from '#app/i18n/format.ts';
import { formatMonth } from '#app/i18n/month-and-year.ts';
import { formatTaka } from '../money/payment-words.ts';
import type { MonthNumbers } from './overview.ts';
import bars from './bar-chart.module.css';
import styles from './number-tables.module.css';

/** What an owner asks of the last months, and who did how much in the current one. */
export function NumberTables({ months, people }: MonthNumbers) {
  const texts = useTexts(numberTexts);
  const language = useLanguage();
  const number = (value: number) => formatNumber(language, value);
  const rows = [
    { name: 'visas', shown: months.map(({ visas }) => number(visas)) },
    { name: 'received', shown: months.map((month) => formatTaka(language, month.receivedBdt)) },
    { name: 'givenBack', shown: months.map((month) => formatTaka(language, month.givenBackBdt)) },
    { name: 'calls', shown: months.map(({ calls }) => number(calls)) },
    { name: 'applications', shown: months.map(({ applications }) => number(applications)) },
  ] as const;
  return (
    <>
      <section
        className={`${bars.section} ${styles.section}`}
        aria-labelledby="months"
        tabIndex={0}
      >
        <h2 id="months">{texts.months}</h2>
        <Link to="/admin/overview/year">{texts.year}</Link>
        <table className="num">
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{texts.what}</span>
              </th>
              {months.map(({ month }) => (
                <th key={month} scope="col">
                  {formatMonth(language, `${month}-01`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, shown }) => (
              <tr key={name}>
                <th scope="row">{texts[name]}</th>
                {shown.map((value, index) => (
                  <td key={months[index]?.month}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {people.length > 0 && (
        <section
          className={`${bars.section} ${styles.section}`}
          aria-labelledby="people"
          tabIndex={0}
        >
          <h2 id="people">{texts.people}</h2>
          <table className="num">
            <thead>
              <tr>
                {(['name', 'calls', 'reached', 'moves'] as const).map((name) => (
                  <th key={name} scope="col">
                    {texts[name]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {people.map(({ name, calls, reached, moves }) => (
                <tr key={name}>
                  <th scope="row">
                    <bdi>{name ?? texts.unknown}</bdi>
                  </th>
                  <td>{number(calls)}</td>
                  <td>{number(reached)}</td>
                  <td>{number(moves)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </>
  );
}

const numberTexts = defineTexts({
  months: { en: 'The last three months', bn: 'শেষ তিন মাস' },
  year: { en: 'A year on paper', bn: 'কাগজে এক বছর' },
  what: { en: 'What', bn: 'কী' },
  visas: { en: 'Visas', bn: 'ভিসা' },
  received: { en: 'Received', bn: 'নেওয়া টাকা' },
  givenBack: { en: 'Given back', bn: 'ফেরত' },
  calls: { en: 'Calls', bn: 'কল' },
  applications: { en: 'New applications', bn: 'নতুন আবেদন' },
  people: { en: 'Who did what this month', bn: 'এই মাসে কে কী করেছেন' },
  name: { en: 'Name', bn: 'নাম' },
  reached: { en: 'Reached', bn: 'কথা হয়েছে' },
  moves: { en: 'Stages moved', bn: 'ধাপ এগিয়েছেন' },
  unknown: { en: 'Nobody who is here now', bn: 'এখন এখানে নেই' },
});
