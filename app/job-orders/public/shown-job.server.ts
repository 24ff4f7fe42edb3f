import * as v from 'valibot';
import { currencyTexts } from '../terms.text.ts';
import { type Destination, countrySlug, destinationNames } from '#app/content/destinations.ts';
import type { Documents } from '#app/content/documents.ts';
import type { PublishedJob } from '#app/content/jobs/jobs.ts';
import { factState } from '#app/content/shelf-life/fact-state.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatDay, formatNumber } from '#app/i18n/format.ts';
import type { Language } from '#app/i18n/language.ts';
import { textsIn } from '#app/i18n/text.ts';
import { type PublicJobOrder, publicJobOrder } from '../job-order.ts';
import { moneyText, twelveLines } from '../twelve-lines.ts';
import { amountTexts } from './jobs.text.ts';

/** Job orders as every reader sees them. One that was stored by other rules is left out. */
export function publicJobs(published: readonly PublishedJob[]): PublicJobOrder[] {
  return published.flatMap(({ fields, ...job }) => {
    const read = v.safeParse(publicJobOrder, { ...fields, ...job });
    return read.success ? [read.output] : [];
  });
}

/** A job in a list, in the words of one language, so that neither data nor script of the page hold more than it shows. */
export function jobCard(job: PublicJobOrder, documents: Documents, language: Language) {
  const texts = textsIn(amountTexts, language);
  const number = (value: number) => formatNumber(language, value);
  const { wage, currency, per, country } = job;
  const rate = rateOf(job, documents);
  const lines = twelveLines(job, language);
  const lineOf = (code: string) => lines.find((line) => line.code === code)?.text ?? '';
  return {
    slug: job.slug,
    title: job.title[language],
    country,
    place: lineOf('place'),
    wage: wage !== null && currency ? moneyText(wage, currency, language) : '',
    per: per ? texts[per] : '',
    taka:
      rate && wage !== null
        ? fill(texts.about, { amount: number(Math.round((wage * rate.hundredInBdt) / 100)) })
        : null,
    hours: lineOf('hours'),
    fee: fill(texts.taka, { amount: number(job.workerFeeBdt ?? 0) }),
    isFree: job.workerFeeBdt === 0,
    seatsLeft: fill(texts.people, { count: number(job.seatsLeft) }),
    lastDay: job.validUntil ? formatDay(language, job.validUntil) : '',
    permissionNo: job.permissionNo,
  };
}

export type JobCard = ReturnType<typeof jobCard>;

/** A job with all that its page says. */
export function jobView(job: PublicJobOrder, documents: Documents, language: Language) {
  const dayOf = (day: string | null) => (day ? formatDay(language, day) : '');
  const { countries } = documents.countries;
  const listed = countries.find(({ code }) => code === job.country);
  const card = jobCard(job, documents, language);
  return {
    ...card,
    names: job.title,
    where: [job.employer, card.place].filter(Boolean).join(', '),
    endedOn: job.endedAt && dayOf(todayInDhaka(new Date(job.endedAt))),
    whoPays: job.whoPays[language],
    seats: formatNumber(language, job.seats ?? 0),
    lines: twelveLines(job, language).map(({ label, text }) => ({ label, text })),
    rate: rateHint([job], documents, language)[0] ?? null,
    requirements: job.requirements[language].split('\n').filter((line) => line.trim()),
    permissionOn: dayOf(job.permissionOn),
    demandLetterNo: job.demandLetterNo, demandLetterOn: dayOf(job.demandLetterOn),
    attestedBy: job.attestedBy,
    guide: listed && { name: listed.name[language], slug: countrySlug(listed.code) },
  };
}

export type JobView = ReturnType<typeof jobView>;

/** What the sums in taka of some jobs are reckoned with, one sentence for each currency. */
export function rateHint(
  jobs: readonly PublicJobOrder[],
  documents: Documents,
  language: Language,
): string[] {
  const texts = textsIn(amountTexts, language);
  const said = jobs.flatMap((job) => {
    const rate = rateOf(job, documents);
    if (!rate) return [];
    const { currency, hundredInBdt, checkedOn } = rate;
    return fill(texts.rate, {
      hundred: moneyText(100, currency, language),
      taka: fill(texts.taka, { amount: formatNumber(language, hundredInBdt) }),
      day: formatDay(language, checkedOn),
      currency: currencyTexts[currency][language],
    });
  });
  return [...new Set(said)];
}

/** The rate of a job's currency that an owner has entered within 7 days, whatever else a program has set. */
function rateOf({ currency }: PublicJobOrder, { costs, today }: Documents) {
  const rate = costs.rates.find((one) => one.currency === currency);
  if (!currency || currency === 'BDT' || rate?.hundredInBdt === undefined) return null;
  const { hundredInBdt, checkedOn } = rate;
  const isFresh =
    factState('rate', { ...rate, shelfLifeDays: undefined }, today.day) === 'fresh' && checkedOn;
  return isFresh ? { currency, hundredInBdt, checkedOn } : null;
}

/** The countries with open jobs, as they are called. */
export function countriesWithJobs({ jobs, countries }: Documents, language: Language) {
  const counts = new Map<Destination, number>();
  for (const { fields } of jobs.open)
    counts.set(fields.country, (counts.get(fields.country) ?? 0) + 1);
  return [...counts].map(([code, count]) => {
    const listed = countries.countries.find((country) => country.code === code);
    const name = (listed?.name ?? destinationNames[code])[language];
    return { code, name: `${name} ${formatNumber(language, count)}` };
  });
}
