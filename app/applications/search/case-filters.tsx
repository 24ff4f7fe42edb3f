import type { AnswerOf, ApiResult } from '#app/http/api-client.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { useLoaded } from '#app/ui/staff-page/loaded.tsx';
import { stageCodes, stages } from '../case/stage.ts';
import { type ApplicationSearch, searchSources } from './application-search.ts';
import { CountryFilter } from './country-filter.tsx';
import { searchTexts } from './search.text.ts';

/** The accounts that cases can be given to, which the page's loader has asked for. */
export type Assignees = Promise<ApiResult<AnswerOf<'GET /api/application/assignees'>>>;

/** The filters by what an application has become: where its case stands, whose it is, and what is due. */
export function CaseFilters({
  search,
  assignees,
}: {
  search: ApplicationSearch;
  assignees: Assignees;
}) {
  const texts = useTexts(searchTexts);
  const language = useLanguage();
  const accounts = useLoaded(assignees);
  const named = accounts?.ok ? accounts.data : [];
  const { assignee = '' } = search;
  const isNamed = ['', 'me', 'nobody', ...named.map(({ id }) => id)].includes(assignee);
  return (
    <>
      <label>
        <span>{texts.stage}</span>
        <select name="stage" defaultValue={search.stage ?? ''}>
          <option value="">{texts.all}</option>
          {stageCodes.map((code) => (
            <option key={code} value={code}>
              {stages[code][language]}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{texts.assignee}</span>
        {/* Drawn anew once the names are there, for an address that names one of them. */}
        <select name="assignee" key={named.length} defaultValue={assignee}>
          <option value="">{texts.all}</option>
          <option value="me">{texts.mine}</option>
          <option value="nobody">{texts.nobodys}</option>
          {!isNamed && <option value={assignee}>{texts.formerAccount}</option>}
          {named.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <CountryFilter name="destination" label={texts.destination} search={search} />
      <label>
        <span>{texts.source}</span>
        <select name="source" defaultValue={search.source ?? ''}>
          <option value="">{texts.all}</option>
          {searchSources.map((source) => (
            <option key={source} value={source}>
              {texts[source]}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}
