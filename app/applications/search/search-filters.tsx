import { type ReactNode, useState } from 'react';
import { useFacts } from '#app/content/content-context.ts';
import type { AnswerOf, ApiResult } from '#app/http/api-client.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { DayField } from '#app/ui/day-field/day-field.tsx';
import { useLoaded } from '#app/ui/staff-page/loaded.tsx';
import { stageCodes, stages } from '../stage.ts';
import {
  type ApplicationSearch,
  hasFilter,
  searchSources,
  searchStates,
} from './application-search.ts';
import styles from './search-form.module.css';
import { searchTexts } from './search.text.ts';

/** The accounts that cases can be given to, which the page's loader has asked for. */
export type Assignees = Promise<ApiResult<AnswerOf<'GET /api/application/assignees'>>>;

/**
 * What a list is narrowed down by: where the case stands, whose it is and the country; all else is folded. The days are drawn
 * anew with `renewals`, because what is typed there is none of the form's own.
 */
export function SearchFilters({
  search,
  assignees,
  renewals,
}: {
  search: ApplicationSearch;
  assignees: Assignees;
  renewals: number;
}) {
  const texts = useTexts(searchTexts);
  const language = useLanguage();
  const { countries } = useFacts('countries');
  const accounts = useLoaded(assignees);
  const named = accounts?.ok ? accounts.data : [];
  const { q: _q, view: _view, stage: _stage, assignee = '', country: _country, ...rest } = search;
  const [today] = useState(() => todayInDhaka(new Date()));
  const lands = [
    ...countries.map(({ code, name }) => [code.toUpperCase(), name[language]] as const),
    ['other', texts.otherCountry] as const,
  ];
  const people = [
    ['me', texts.mine] as const,
    ['nobody', texts.nobodys] as const,
    ...named.map(({ id, name }) => [id, name] as const),
  ];
  const isNamed = assignee === '' || people.some(([id]) => id === assignee);

  const choice = (
    name: 'stage' | 'assignee' | 'country' | 'state' | 'destination' | 'source',
    options: readonly (readonly [value: string, name: string])[],
  ): ReactNode => (
    <label>
      <span>{texts[name]}</span>
      {/* Drawn anew once more names are there, for an address that names one of them. */}
      <select name={name} key={options.length} defaultValue={search[name] ?? ''}>
        <option value="">{texts.all}</option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
  const day = (name: 'from' | 'to'): ReactNode => (
    <DayField
      key={`${name} ${renewals}`}
      label={texts[name]}
      defaultValue={search[name]}
      name={name}
      latest={today}
    />
  );
  const tick = (
    name: 'due' | 'flagged' | 'duplicate' | 'jobOrder',
    label: string = texts[name],
    value = '1',
  ): ReactNode => (
    <label className={styles.tick}>
      <input type="checkbox" name={name} value={value} defaultChecked={search[name] === value} />
      <span>{label}</span>
    </label>
  );
  return (
    <>
      {choice(
        'stage',
        stageCodes.map((code) => [code, stages[code][language]]),
      )}
      {choice('assignee', [
        ...people,
        ...(isNamed ? [] : [[assignee, texts.formerAccount] as const]),
      ])}
      {choice('country', lands)}
      <details className={styles.rest} open={hasFilter(rest) || undefined}>
        <summary>{texts.moreFilters}</summary>
        <div className={styles.filters}>
          {choice(
            'state',
            searchStates.map((state) => [state, texts[state]]),
          )}
          <label>
            <span>{texts.job}</span>
            <input name="job" defaultValue={search.job} maxLength={120} autoComplete="off" />
          </label>
          {day('from')}
          {day('to')}
          {choice('destination', lands)}
          {choice(
            'source',
            searchSources.map((source) => [source, texts[source]]),
          )}
          {/* Led to from the order itself: here one can only let go of it. */}
          {search.jobOrder && tick('jobOrder', texts.ofOneOrder, search.jobOrder)}
          {tick('due')}
          {tick('flagged')}
          {tick('duplicate')}
        </div>
      </details>
    </>
  );
}
