import { Link } from 'react-router';
import { callApi } from '#app/http/api-client.ts';
import { problemSentence } from '#app/http/problems.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatNumber } from '#app/i18n/format.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { useApiCall } from '#app/ui/api-call/use-api-call.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { Notice } from '#app/ui/toast/toast.tsx';
import type { Application } from '../application.ts';
import { stages } from '../stage.ts';
import type { AlsoHere as Found } from './same-person.ts';
import styles from './also-here.module.css';
import { duplicateTexts } from './duplicates.text.ts';

/** Who else is perhaps the same person, until staff say that these are different people. Nothing where there is nobody. */
export function AlsoHere({
  application: { _id: id, closeReason },
  found: { people, more },
  tell,
  onChanged,
}: {
  application: Pick<Application, '_id' | 'closeReason'>;
  found: Found;
  tell: (notice: Notice) => void;
  /** With who is left. */
  onChanged: (left: Found) => void;
}) {
  const texts = useTexts(duplicateTexts);
  const language = useLanguage();
  const { isBusy, call } = useApiCall();

  async function change(method: 'PUT' | 'DELETE', other: string) {
    const result = await call(() =>
      callApi(`${method} /api/application/:id/different/:other`, { params: { id, other } }),
    );
    if (!result.ok) return tell({ tone: 'danger', sentence: problemSentence(result)[language] });
    onChanged(result.data);
    if (method === 'DELETE') return tell({ tone: 'success', sentence: texts.takenBack });
    const undo = () => void change('DELETE', other);
    tell({ tone: 'success', sentence: texts.saved, undo });
  }

  if (people.length === 0) return null;
  const goesOn = ({ same, stage, isInTrash }: Found['people'][number]) =>
    closeReason === 'duplicate' && same !== 'phone' && stage !== 'closed' && !isInTrash;
  return (
    <ul className={styles.others}>
      {people.map((person) => {
        const { _id, name, receiptNumber, stage, isInTrash, same } = person;
        return (
          <li key={_id}>
            <Icon name="users-round" />
            <p>
              {goesOn(person) ? texts.instead : texts.alsoHere}{' '}
              <Link to={isInTrash ? '/admin/trash' : `/admin/case/${_id}`}>
                <bdi>{name}</bdi>, <span className="num">{receiptNumber}</span>
              </Link>
              , {isInTrash ? texts.inTrash : stages[stage][language]} <small>({texts[same]})</small>
            </p>
            <Button
              tone="ghost"
              size="small"
              busy={isBusy}
              aria-label={fill(texts.differentNamed, { name, number: receiptNumber })}
              onClick={() => void change('PUT', _id)}
            >
              {texts.different}
            </Button>
          </li>
        );
      })}
      {more.count > 0 && (
        <li className={styles.more}>
          {fill(more.isMore ? texts.moreThan : texts.more, {
            count: formatNumber(language, more.count),
          })}
        </li>
      )}
    </ul>
  );
}
