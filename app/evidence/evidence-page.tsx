import { Link } from 'react-router';
import { staffMeta } from '#app/brand/staff-meta.ts';
import { callApi } from '#app/http/api-client.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatDay, formatDigits, formatNumber } from '#app/i18n/format.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { OwnersOnly } from '#app/staff/accounts/owners-only.tsx';
import { Alert } from '#app/ui/alert/alert.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { ViewTabs } from '#app/ui/staff-list/view-tabs.tsx';
import { Loaded, useLoaded } from '#app/ui/staff-page/loaded.tsx';
import { StaffPageHead } from '#app/ui/staff-page/staff-page-head.tsx';
import { ExportButton } from '#app/work/export-button.tsx';
import type { Route } from './+types/evidence-page';
import styles from './evidence-page.module.css';
import { type EvidenceTable, tablesOf } from './evidence-tables.ts';
import { evidencePageTexts, sheetTexts } from './evidence.text.ts';
import type { Evidence } from './evidence.ts';

export function meta({ matches }: Route.MetaArgs) {
  return staffMeta(matches, evidencePageTexts.title);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const year = new URL(request.url).searchParams.get('year') ?? undefined;
  return { evidence: callApi('GET /api/evidence', { query: { year } }) };
}

/** The numbers of a year on a sheet to print, for owners. */
export default function EvidencePage({ loaderData }: Route.ComponentProps) {
  const texts = useTexts(evidencePageTexts);
  const result = useLoaded(loaderData.evidence);
  if (result && !result.ok && result.code === 'owner_only')
    return <OwnersOnly title={texts.title} />;
  return (
    <>
      <div className={styles.notPrinted}>
        <StaffPageHead title={texts.title} lead={texts.lead}>
          <Link to="/admin/overview">{texts.back}</Link>
        </StaffPageHead>
      </div>
      <Loaded result={result}>{(evidence) => <Sheet evidence={evidence} />}</Loaded>
    </>
  );
}

function Sheet({ evidence }: { evidence: Evidence }) {
  const texts = useTexts(evidencePageTexts);
  const words = useTexts(sheetTexts);
  const language = useLanguage();
  const { year, from, until, day, firstYear, agency } = evidence;
  const yearNamed = (one: number) => formatDigits(language, String(one));
  const lastYear = Number(day.slice(0, 4));
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, ago) => lastYear - ago);
  const title = fill(words.title, { year: yearNamed(year) });
  return (
    <>
      <div className={`${styles.notPrinted} ${styles.tools}`}>
        <ViewTabs
          label={texts.years}
          tabs={years.map((one) => ({
            to: `/admin/overview/year?year=${one}`,
            name: yearNamed(one),
            isShown: one === year,
            count: undefined,
          }))}
        />
        {year < firstYear && (
          <Alert tone="note" sentence={fill(texts.nothing, { year: yearNamed(firstYear) })} />
        )}
        <div className="row">
          <Button size="small" onClick={() => window.print()}>
            <Icon name="printer" />
            {texts.print}
          </Button>
          <ExportButton
            label={texts.save}
            action="/api/evidence/export"
            search={{ year: String(year) }}
            ask={() => callApi('GET /api/evidence', { query: { year: String(year) } })}
          />
        </div>
      </div>
      <article className={styles.sheet} aria-labelledby="sheet">
        <header className={styles.head}>
          <p className="typed">{agency.name[language]}</p>
          <h2 id="sheet">{title}</h2>
          <p>
            {agency.licence && <span>{fill(words.licence, { number: agency.licence })}</span>}
            <span>
              {fill(words.period, {
                from: formatDay(language, from),
                until: formatDay(language, until),
              })}
            </span>
            <span>{fill(words.printed, { day: formatDay(language, day) })}</span>
          </p>
        </header>
        {tablesOf(evidence, language).map((table) => (
          <Table key={table.title} {...table} />
        ))}
        <p className={styles.counts}>{words.erased}</p>
      </article>
    </>
  );
}

function Table({ title, counts, headings, rows }: EvidenceTable) {
  const language = useLanguage();
  return (
    <section className={styles.table} aria-label={title} tabIndex={0}>
      <h3>{title}</h3>
      <p className={styles.counts}>{counts}</p>
      <table className="num">
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{title}</span>
            </th>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, values, isTotal }) => (
            <tr key={name} className={isTotal && styles.total}>
              <th scope="row">{name}</th>
              {values.map((value, index) => (
                <td key={headings[index]}>
                  {value === null ? '–' : formatNumber(language, value)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
