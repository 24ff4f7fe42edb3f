import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { callApi } from '#app/http/api-client.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatDay, formatNumber } from '#app/i18n/format.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { FailureAlert } from '#app/ui/alert/failure-alert.tsx';
import { useApiCall } from '#app/ui/api-call/use-api-call.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { ImportBatch } from '../import/import-record.ts';
import styles from './import-page.module.css';
import { importTexts } from './import.text.ts';

/** The first step: a file, and below it the lists so far. */
export function FileStep({ lists }: { lists: ImportBatch[] }) {
  const texts = useTexts(importTexts);
  const navigate = useNavigate();
  const { isBusy, failure, call } = useApiCall();
  const [chosen, setChosen] = useState<File | null>(null);

  async function upload(file: File) {
    setChosen(file);
    const body = new FormData();
    body.set('file', file);
    const result = await call(() => callApi('POST /api/import', { body }));
    if (!result.ok) return;
    const { importId, sameFile } = result.data;
    await navigate(`/admin/import?list=${importId}`, { state: { sameFile } });
  }

  return (
    <>
      <label className={styles.drop}>
        <input
          type="file"
          accept=".xlsx,.csv,.tsv,.txt"
          disabled={isBusy}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            // Chosen again after it was corrected, it is to be uploaded again.
            target.value = '';
            if (file) void upload(file);
          }}
        />
        <Icon name="upload" />
        <b>{texts.choose}</b>
        <span role="status">
          {isBusy && chosen ? fill(texts.reading, { name: chosen.name }) : texts.kinds}
        </span>
      </label>
      {failure && (
        <FailureAlert
          failure={failure}
          takesFocus
          {...(failure.status === 0 && chosen && { onRetry: () => void upload(chosen) })}
        />
      )}
      <p className={styles.hint}>
        <Icon name="shield-check" />
        {texts.stays}
      </p>
      <Lists lists={lists} />
    </>
  );
}

function Lists({ lists }: { lists: ImportBatch[] }) {
  const texts = useTexts(importTexts);
  const language = useLanguage();
  if (lists.length === 0) return null;
  const stateOf = ({ state, stored }: ImportBatch) => {
    if (state === 'running') return texts.stateRunning;
    if (state === 'undone') return texts.stateUndone;
    if (state !== 'done') return texts.stateRead;
    return fill(texts.stateDone, { count: formatNumber(language, stored) });
  };
  return (
    <section aria-labelledby="lists-so-far">
      <h2 id="lists-so-far" className={styles.heading}>
        {texts.lists}
      </h2>
      <ul className={styles.lists}>
        {lists.map((list) => (
          <li key={list._id}>
            <Link className="tap" to={`/admin/import?list=${list._id}`}>
              <bdi>{list.fileName}</bdi>
            </Link>
            <span>
              {formatDay(language, todayInDhaka(new Date(list.createdAt)))}, <bdi>{list.by}</bdi>
            </span>
            <em>{stateOf(list)}</em>
          </li>
        ))}
      </ul>
    </section>
  );
}
