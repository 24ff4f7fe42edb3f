import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { type AnswerOf, callApi } from '#app/http/api-client.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatDay, formatNumber } from '#app/i18n/format.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { FailureAlert } from '#app/ui/alert/failure-alert.tsx';
import { useApiCall } from '#app/ui/api-call/use-api-call.ts';
import { Button } from '#app/ui/button/button.tsx';
import { PlainButtonLink } from '#app/ui/button/button-link.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { ImportBatch } from '../import/import-record.ts';
import styles from './import-page.module.css';
import { importTexts } from './import.text.ts';
import { RunningList } from './running-list.tsx';

/** The last step: how far it has come, what is left to correct, and the way back. */
export function DoneStep({ list }: { list: ImportBatch }) {
  const texts = useTexts(importTexts);
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  const { isBusy, failure, call } = useApiCall();
  const [undone, setUndone] = useState<AnswerOf<'POST /api/import/:id/undo'> | null>(null);
  const { state, stored, trashed, counts, hasRows, mayUndo, finishedAt } = list;
  const number = (count: number) => formatNumber(language, count);

  async function undo() {
    const params = { id: list._id };
    const result = await call(() => callApi('POST /api/import/:id/undo', { params }));
    if (!result.ok) return;
    setUndone(result.data);
    await revalidate();
  }

  if (state === 'running') return <RunningList list={list} />;
  const until = new Date(Date.parse(finishedAt ?? '') + 7 * 86_400_000);
  return (
    <>
      <section className={styles.box}>
        <Icon name={state === 'undone' ? 'rotate-ccw' : 'circle-check'} />
        <div role="status">
          <h2>
            {state === 'undone'
              ? fill(texts.undone, { count: number(trashed) })
              : fill(texts.areHere, { count: number(stored) })}
          </h2>
        </div>
        {state === 'done' && <p>{texts.noConsent}</p>}
        <p className={styles.acts}>
          <Link
            className="tap"
            to={state === 'undone' ? '/admin/trash' : '/admin/allapplication?source=import'}
          >
            {texts.seeThem}
          </Link>
          <Link className="tap" to="/admin/import">
            {texts.another}
          </Link>
        </p>
      </section>
      {undone && undone.kept.length > 0 && (
        <section className={styles.kept}>
          <p>{texts.kept}</p>
          <ul>
            {undone.kept.map(({ _id, name, receiptNumber }) => (
              <li key={_id}>
                <Link className="tap" to={`/admin/case/${_id}`}>
                  <bdi>{name}</bdi>, <span className="num">{receiptNumber}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <ul className={styles.afters}>
        {hasRows && counts && counts.faulty > 0 && (
          <li>
            <Icon name="file-text" />
            <span>
              <b>{fill(texts.faultsFile, { count: number(counts.faulty) })}</b>
              <small>{texts.faultsHelp}</small>
            </span>
            <PlainButtonLink
              tone="ghost"
              size="small"
              href={`/api/import/${list._id}/faults?language=${language}`}
              download
            >
              {texts.takeFile}
            </PlainButtonLink>
          </li>
        )}
        {mayUndo && (
          <li>
            <Icon name="rotate-ccw" />
            <span>
              <b>{texts.undo}</b>
              <small>
                {fill(texts.undoHelp, { day: formatDay(language, todayInDhaka(until)) })}
              </small>
            </span>
            <Button tone="ghost" size="small" busy={isBusy} onClick={() => void undo()}>
              {texts.undoButton}
            </Button>
          </li>
        )}
      </ul>
      {failure && <FailureAlert failure={failure} takesFocus />}
    </>
  );
}
