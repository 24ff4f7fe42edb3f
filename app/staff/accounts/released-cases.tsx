import { Link } from 'react-router';
import type { AnswerOf } from '#app/http/api-client.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatNumber } from '#app/i18n/format.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Alert } from '#app/ui/alert/alert.tsx';
import { accountsTexts } from './accounts.text.ts';

export type Released = AnswerOf<'POST /api/staff/:id/disable'>['cases'];

/** The open cases of an account that was disabled: nobody's now, each to be given to somebody. */
export function ReleasedCases({ cases }: { cases: Released }) {
  const texts = useTexts(accountsTexts);
  const language = useLanguage();
  const sentence =
    cases.length === 1
      ? texts.releasedOne
      : fill(texts.released, { count: formatNumber(language, cases.length) });
  return (
    <Alert tone="note" sentence={sentence}>
      <ul>
        {cases.map(({ _id, name }) => (
          <li key={_id}>
            <Link to={`/admin/case/${_id}`}>
              <bdi>{name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
      <p>
        <Link to="/admin/allapplication?assignee=nobody">{texts.nobodysCases}</Link>
      </p>
    </Alert>
  );
}
