import { listedJob } from '#app/brand/listed-job.ts';
import { useFacts } from '#app/content/content-context.ts';
import type { Language } from '#app/i18n/language.ts';
import { formatMonth } from '#app/i18n/month-and-year.ts';
import { useLanguage } from '#app/i18n/text.ts';
import { knownCountry } from '../known-country.ts';

/** What staff typed, as it is, in whatever script. */
export function Typed({ text }: { text: string }) {
  return (
    <span className="typed" lang={scriptOf(text)}>
      {text}
    </span>
  );
}

/** A job in the language of the page where the agency lists it, else as typed. */
export function JobTitle({ job }: { job: string }) {
  const language = useLanguage();
  const { sectors } = useFacts('sectors');
  return listedJob(job, sectors)?.[language] ?? <Typed text={job} />;
}

/** A country in the language of the page where the agency knows it, else as typed. */
export function CountryName({ country }: { country: string }) {
  const language = useLanguage();
  const { countries } = useFacts('countries');
  return knownCountry(country, countries)?.name[language] ?? <Typed text={country} />;
}

/** The flag of a known country; none for another. */
export function Flag({ country, width }: { country: string; width: number }) {
  const { countries } = useFacts('countries');
  const known = knownCountry(country, countries);
  return (
    known && (
      <img
        src={`/illustrations/flag-${known.code}.svg`}
        width={width}
        height={width * 0.75}
        alt=""
        loading="lazy"
      />
    )
  );
}

/** The month of departure; programs get the day. Nothing while staff are still typing it. */
export function DepartureMonth({ date }: { date: string }) {
  const language = useLanguage();
  return date && <time dateTime={date}>{formatMonth(language, date)}</time>;
}

/** The language a screen reader should speak it in, by the script of its first letter. */
function scriptOf(typed: string): Language {
  return /^\P{L}*\p{Script=Bengali}/u.test(typed) ? 'bn' : 'en';
}
